// Journeys buy stock: each run starts with new demo data.
import { rmSync } from 'node:fs';

rmSync(`${process.env['SHOP_DATA_DIR']}/postgres`, { recursive: true, force: true });
await import('./main.ts');
