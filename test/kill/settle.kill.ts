import { OVERTAKEN, OWNER_WRITES, WITHOUT_POST } from './fates.ts';
import { declareInterruptions, declareMatrix } from './matrix.ts';
import { SETTLE } from './settle-story.ts';

await declareMatrix('a run of settle', SETTLE, [...WITHOUT_POST, ...OVERTAKEN, ...OWNER_WRITES]);
declareInterruptions('a run of settle', SETTLE);
