/** The demo's agent: writes for the demo's documentation without a model (`writeForSite`). */
import { editFolder } from '../../service/edit-folder.ts';
import { writeForSite } from './site-writer.ts';

await editFolder(writeForSite);
