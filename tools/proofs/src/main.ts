import { apiProof } from './api-proof.ts';
import { onePrice } from './one-price/one-price.proof.ts';
import { marker } from './marker/marker.proof.ts';
import type { ProofRow } from './proof-row.ts';
import { printTable } from './table.ts';
import { totals } from './totals/totals.proof.ts';

type Run = (size: number, tell: (progress: string) => void) => Promise<ProofRow>;

/** Each proof with its full size. */
const PROOFS: readonly { readonly name: string; readonly size: number; readonly run: Run }[] = [
  { name: 'one-key', size: 1_000, run: apiProof('one-key') },
  { name: 'last-pieces', size: 500, run: apiProof('last-pieces') },
  { name: 'reservations', size: 60, run: apiProof('reservations') },
  { name: 'webhooks', size: 10_000, run: apiProof('webhooks') },
  { name: 'poison-payment', size: 200, run: apiProof('poison-payment') },
  { name: 'wrong-sum', size: 200, run: apiProof('wrong-sum') },
  { name: 'strict-profile', size: 1, run: apiProof('strict-profile') },
  { name: 'afterwards', size: 400, run: apiProof('afterwards') },
  { name: 'interleavings', size: 1_000, run: apiProof('interleavings') },
  { name: 'crash', size: 200, run: apiProof('crash') },
  { name: 'marker', size: 100_000, run: marker },
  { name: 'totals', size: 1_000_000, run: totals },
  { name: 'one-price', size: 2_000, run: onePrice },
  { name: 'ledger', size: 2_000_000, run: apiProof('ledger') },
];

/** `npm run proofs` runs all; names select some; `--size=0.01` runs them at a hundredth of their size. */
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const scale = Number(process.argv.find((argument) => argument.startsWith('--size='))?.slice(7) ?? 1);
const chosen = PROOFS.filter(({ name }) => names.length === 0 || names.includes(name));

const rows: (ProofRow & { seconds: number })[] = [];
for (const { name, size, run } of chosen) {
  const began = Date.now();
  const scaled = Math.max(1, Math.round(size * scale));
  process.stderr.write(`${name} …\n`);
  const found = await run(scaled, (progress) => process.stderr.write(`  ${progress}\n`)).catch(
    (error: Error): ProofRow => ({ what: name, wanted: '', found: error.message, holds: false }),
  );
  rows.push({ ...found, seconds: Math.round((Date.now() - began) / 1000) });
}
printTable(rows);
const failed = rows.filter(({ holds }) => !holds).length;
process.stdout.write(`\n${rows.length - failed} proofs hold, ${failed} fail\n`);
process.exit(failed === 0 ? 0 : 1);
