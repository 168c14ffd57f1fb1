import { isTill } from '../testing/tills/start-till.ts';
import { afterwards } from './afterwards.proof.ts';
import { changedPrice } from './changed-price.proof.ts';
import { crash } from './crash.proof.ts';
import { forgeries } from './forgeries.proof.ts';
import { interleavings } from './interleavings.proof.ts';
import { invoiceNumbers } from './invoice-numbers.proof.ts';
import { lastPieces } from './last-pieces.proof.ts';
import { ledger } from './ledger.proof.ts';
import { simulatedDays } from './days/simulated-days.proof.ts';
import { oneKey } from './one-key.proof.ts';
import { poisonPayment } from './poison-payment.proof.ts';
import type { Proof, TillProof } from './proof.ts';
import { providerWebhooks } from './provider-webhooks.proof.ts';
import { strictProfile } from './strict-profile.proof.ts';
import { reservations } from './reservations.proof.ts';
import { webhooks } from './webhooks.proof.ts';
import { wrongSum } from './wrong-sum.proof.ts';

const PROOFS: Readonly<Record<string, Proof>> = {
  'changed-price': changedPrice,
  'invoice-numbers': invoiceNumbers,
  reservations,
  'simulated-days': simulatedDays,
  'strict-profile': strictProfile,
  ledger,
};

/** Named with its provider, for example `crash:sandbox`; the default is the sandbox. */
const TILL_PROOFS: Readonly<Record<string, TillProof>> = {
  'one-key': oneKey,
  'last-pieces': lastPieces,
  crash,
  webhooks: (till) => (till === 'sandbox' ? webhooks : providerWebhooks(till)),
  forgeries,
  'poison-payment': poisonPayment,
  'wrong-sum': wrongSum,
  afterwards,
  interleavings,
};

const findProof = (name: string): Proof | undefined => {
  const [what = '', till = 'sandbox'] = name.split(':');
  return PROOFS[name] ?? (isTill(till) ? TILL_PROOFS[what]?.(till) : undefined);
};

/** `run-proof <name> <size>`: one proof in a process of its own; its row is the last line, as JSON. */
const [name = '', size = '0'] = process.argv.slice(2);
const proof = findProof(name);
if (!proof) {
  const known = [...Object.keys(PROOFS), ...Object.keys(TILL_PROOFS)];
  throw new Error(`no proof is called ${name}: ${known.join(', ')}`);
}

const found = await proof(Number(size), (progress) => process.stderr.write(`  ${progress}\n`));
process.stdout.write(`${JSON.stringify(found)}\n`);
process.exit(found.holds ? 0 : 1);
