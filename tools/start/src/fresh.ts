// Journeys buy what there is: each run begins with the demo shop as it was made.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

rmSync(`${process.env.SHOP_DATA_DIR}/postgres`, { recursive: true, force: true });
await import(pathToFileURL(path.resolve('tools/start/src/main.ts')).href);
