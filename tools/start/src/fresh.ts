// Journeys buy what there is: each run begins with the demo shop as it was made.
import { rmSync } from 'node:fs';

rmSync(`${process.env['SHOP_DATA_DIR']}/postgres`, { recursive: true, force: true });
await import('./main.ts');
