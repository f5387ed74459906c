/** The agent that the local service runs when no other is configured: it adds a placeholder to one page (`editPage`). */
import { editFolder } from './edit-folder.ts';
import { editPage } from './page-edit.ts';

await editFolder(editPage);
