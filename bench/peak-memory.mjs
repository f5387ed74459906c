// Preloaded into a process that is measured: writes the most memory that it ever held (KiB) into the file that is named.
import { writeFileSync } from 'node:fs';

process.on('exit', () => writeFileSync(process.env['PEAK_MEMORY_FILE'], String(process.resourceUsage().maxRSS)));
