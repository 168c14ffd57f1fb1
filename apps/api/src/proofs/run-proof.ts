import { afterwards } from './afterwards.proof.ts';
import { changedPrice } from './changed-price.proof.ts';
import { crash } from './crash.proof.ts';
import { interleavings } from './interleavings.proof.ts';
import { lastPieces } from './last-pieces.proof.ts';
import { ledger } from './ledger.proof.ts';
import { oneKey } from './one-key.proof.ts';
import { poisonPayment } from './poison-payment.proof.ts';
import type { Proof } from './proof.ts';
import { strictProfile } from './strict-profile.proof.ts';
import { reservations } from './reservations.proof.ts';
import { webhooks } from './webhooks.proof.ts';
import { wrongSum } from './wrong-sum.proof.ts';

const PROOFS: Readonly<Record<string, Proof>> = {
  'one-key': oneKey,
  'last-pieces': lastPieces,
  reservations,
  'changed-price': changedPrice,
  crash,
  webhooks,
  'poison-payment': poisonPayment,
  'wrong-sum': wrongSum,
  afterwards,
  'strict-profile': strictProfile,
  interleavings,
  ledger,
};

/** `run-proof <name> <size>`: one proof in a process of its own; its row is the last line, as JSON. */
const [name = '', size = '0'] = process.argv.slice(2);
const proof = PROOFS[name];
if (!proof) throw new Error(`no proof is called ${name}: ${Object.keys(PROOFS).join(', ')}`);

const found = await proof(Number(size), (progress) => process.stderr.write(`  ${progress}\n`));
process.stdout.write(`${JSON.stringify(found)}\n`);
process.exit(found.holds ? 0 : 1);
