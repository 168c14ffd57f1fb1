import { apiProof } from './api-proof.ts';
import { onePrice } from './one-price/one-price.proof.ts';
import { consignments } from './consignments/consignments.proof.ts';
import { changingPrices } from './changing-prices/changing-prices.proof.ts';
import { lawfulPages } from './lawful-pages/lawful-pages.proof.ts';
import { marker } from './marker/marker.proof.ts';
import type { ProofRow } from './proof-row.ts';
import { renders } from './renders/renders.proof.ts';
import { redirects } from './redirects/redirects.proof.ts';
import { rollingRestart } from './rolling-restart/rolling-restart.proof.ts';
import { scripts } from './scripts/scripts.proof.ts';
import { openShop, type OpenedShop } from './shop/open-shop.ts';
import { tableOf } from './table.ts';
import { totals } from './totals/totals.proof.ts';

type Run = (size: number, tell: (progress: string) => void) => Promise<ProofRow>;
type RunInShop = (size: number, tell: (progress: string) => void, shop: OpenedShop) => Promise<ProofRow>;

type Proof = { readonly name: string; readonly size: number } & (
  | { readonly run: Run }
  /** Needs the built shop; `small` is its size within `npm test`. */
  | { readonly small: number; readonly runInShop: RunInShop }
);

/** Providers whose real adapters are proven against their emulators, each with its own name: `crash:stripe`. */
const TILLS = ['montonio', 'paypal', 'stripe'] as const;

/** What holds for every provider. */
const AT_TILLS = {
  'one-key': 1_000,
  'last-pieces': 500,
  webhooks: 10_000,
  forgeries: 1_000,
  interleavings: 1_000,
  crash: 200,
  'wrong-sum': 200,
  afterwards: 400,
  'poison-payment': 200,
} as const;

const atTills: readonly Proof[] = Object.entries(AT_TILLS).flatMap(([what, size]) =>
  TILLS.map((till): Proof => {
    const name = `${what}:${till}`;
    return { name, size, run: apiProof(name) };
  }),
);

/** Each proof with its full size. Those without `small` run small among the tests. */
const PROOFS: readonly Proof[] = [
  { name: 'one-key', size: 1_000, run: apiProof('one-key') },
  { name: 'last-pieces', size: 500, run: apiProof('last-pieces') },
  { name: 'reservations', size: 60, run: apiProof('reservations') },
  { name: 'webhooks', size: 10_000, run: apiProof('webhooks') },
  { name: 'poison-payment', size: 200, run: apiProof('poison-payment') },
  { name: 'wrong-sum', size: 200, run: apiProof('wrong-sum') },
  { name: 'simulated-days', size: 20_000, run: apiProof('simulated-days') },
  { name: 'strict-profile', size: 1, run: apiProof('strict-profile') },
  { name: 'afterwards', size: 400, run: apiProof('afterwards') },
  { name: 'changed-price', size: 200, run: apiProof('changed-price') },
  { name: 'invoice-numbers', size: 200, run: apiProof('invoice-numbers') },
  { name: 'interleavings', size: 1_000, run: apiProof('interleavings') },
  { name: 'crash', size: 200, run: apiProof('crash') },
  ...atTills,
  { name: 'totals', size: 1_000_000, run: totals },
  { name: 'consignments', size: 1_000_000, run: consignments },
  { name: 'ledger', size: 2_000_000, run: apiProof('ledger') },
  { name: 'one-price', size: 2_000, small: 1, runInShop: onePrice },
  // By the tariffs of the demo data, which the next one changes.
  { name: 'lawful-pages', size: 200, small: 6, runInShop: lawfulPages },
  { name: 'changing-prices', size: 60, small: 3, runInShop: changingPrices },
  { name: 'marker', size: 100_000, small: 400, runInShop: marker },
  { name: 'redirects', size: 400, small: 12, runInShop: redirects },
  { name: 'scripts', size: 400, small: 4, runInShop: scripts },
  { name: 'renders', size: 100_000, small: 400, runInShop: renders },
  { name: 'rolling-restart', size: 40, small: 2, runInShop: rollingRestart },
];

const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const scale = Number(flags.find((flag) => flag.startsWith('--size='))?.slice(7) ?? 1);
const isSmall = flags.includes('--small');
/** `:stripe` runs all proofs of that provider. */
const isCalled = ({ name }: Proof, asked: string): boolean =>
  name === asked || (asked.startsWith(':') && name.endsWith(asked));
const chosen = PROOFS.filter(
  (proof) =>
    (names.length === 0 || names.some((name) => isCalled(proof, name))) && (!isSmall || 'small' in proof),
);

let opened: Promise<OpenedShop> | undefined;
/** One shop for all proofs that need it, opened for the first one. */
const shopOf = () => (opened ??= openShop(isSmall ? 600 : 2_600));

const runOne = async (proof: Proof): Promise<ProofRow> => {
  const tell = (progress: string) => void process.stderr.write(`  ${progress}\n`);
  const scaled = Math.max(1, Math.round(proof.size * scale));
  if ('run' in proof) return proof.run(scaled, tell);
  return proof.runInShop(isSmall ? proof.small : scaled, tell, await shopOf());
};

const rows: (ProofRow & { seconds: number })[] = [];
for (const proof of chosen) {
  const began = Date.now();
  process.stderr.write(`${proof.name} …\n`);
  const found = await runOne(proof).catch((error: Error): ProofRow => ({
    what: proof.name,
    wanted: '',
    found: error.message,
    holds: false,
  }));
  rows.push({ ...found, seconds: Math.round((Date.now() - began) / 1000) });
}
await (await opened)?.close();
process.stdout.write(`\n${tableOf(rows).join('\n')}\n`);
const failed = rows.filter(({ holds }) => !holds).length;
process.stdout.write(`\n${rows.length - failed} proofs hold, ${failed} fail\n`);
process.exit(failed === 0 ? 0 : 1);
