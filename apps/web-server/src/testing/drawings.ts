import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The file of a program that draws every recipe of a phone as `drawnPhone`, and no other. */
export const drawingWorker = path.join(import.meta.dirname, 'drawing-worker.ts');

/** A drawing like those of the demo's products. */
export const drawnPhone: Uint8Array = readFileSync(path.join(import.meta.dirname, 'phone.svg'));
