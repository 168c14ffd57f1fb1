import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A fake of the program that draws the demo's products: it knows one phone. */
const PHONE = readFileSync(path.join(import.meta.dirname, 'phone.svg'));

process.on('message', ({ id, job }: { id: number; job: string }) => {
  process.send?.(job.startsWith('phone.') ? { id, picture: PHONE } : { id, complaint: `unknown: ${job}` });
});
process.on('disconnect', () => process.exit(0));
