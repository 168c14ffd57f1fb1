import { describe, expect, test } from 'vitest';
import { REAL_TILLS } from '../testing/tills/start-till.ts';
import { afterwards } from './afterwards.proof.ts';
import { crash } from './crash.proof.ts';
import { interleavings } from './interleavings.proof.ts';
import { invoiceNumbers } from './invoice-numbers.proof.ts';
import { lastPieces } from './last-pieces.proof.ts';
import { ledger } from './ledger.proof.ts';
import { simulatedDays } from './days/simulated-days.proof.ts';
import { oneKey } from './one-key.proof.ts';
import { poisonPayment } from './poison-payment.proof.ts';
import { providerWebhooks } from './provider-webhooks.proof.ts';
import { strictProfile } from './strict-profile.proof.ts';
import { reservations } from './reservations.proof.ts';
import { webhooks } from './webhooks.proof.ts';
import { wrongSum } from './wrong-sum.proof.ts';

const quiet = () => {};

test('R-CHO-06 placing with one key fifty times at once gives one order and one charge', async () => {
  expect(await oneKey('sandbox')(50, quiet)).toMatchObject({ holds: true });
}, 60_000);

test('forty buyers for ten pieces give ten orders and no reservation left', async () => {
  expect(await lastPieces('sandbox')(40, quiet)).toMatchObject({ holds: true });
}, 60_000);

test('ten attackers of one network never hold more than half of the shelf, and shoppers are served', async () => {
  expect(await reservations(10, quiet)).toMatchObject({ holds: true });
}, 120_000);

test('R-PAY-02 webhooks doubled, shuffled, late and forged end in the same state', async () => {
  expect(await webhooks(300, quiet)).toMatchObject({ holds: true });
}, 60_000);

test('R-CHO-03 concurrent payment, leaving and expiry end as paid or released, never both', async () => {
  expect(await interleavings('sandbox')(30, quiet)).toMatchObject({ holds: true });
}, 60_000);

test('five thousand random operations leave no gap, no negative amount, and the balance of the model', async () => {
  expect(await ledger(5_000, quiet)).toMatchObject({ holds: true });
}, 60_000);

test('R-PAY-02 servers killed at each named moment of a purchase lose nothing and repeat nothing', async () => {
  expect(await crash('sandbox')(10, quiet)).toMatchObject({ holds: true });
}, 180_000);

test('orders paid at once, while writers of invoices are killed, get one invoice each and numbers without a gap', async () => {
  expect(await invoiceNumbers(12, quiet)).toMatchObject({ holds: true });
}, 120_000);

test('days of clients, staff, kills and silent providers end as in the books of the simulator', async () => {
  expect(await simulatedDays(120, quiet)).toMatchObject({ holds: true });
}, 300_000);

test('R-PAY-02 one failing payment and twenty unanswered ones delay no other payment, and the failing one goes to staff', async () => {
  expect(await poisonPayment('sandbox')(12, quiet)).toMatchObject({ holds: true });
}, 120_000);

test('R-PAY-02 captures of other sums and currencies mark nothing as paid, and each goes to staff', async () => {
  expect(await wrongSum('sandbox')(15, quiet)).toMatchObject({ holds: true });
}, 120_000);

test('R-PAY-02 refunds and disputes reported in any order and twice give the same orders, stock and ledger', async () => {
  expect(await afterwards('sandbox')(16, quiet)).toMatchObject({ holds: true });
}, 120_000);

test('production refuses every combination of missing settings by name, and has no development routes', async () => {
  expect(await strictProfile(1, quiet)).toMatchObject({ holds: true });
}, 60_000);

describe.each(REAL_TILLS)('R-PAY-02 with the adapter of %s, whose books equal the shop’s', (till) => {
  test('one key makes one order and one charge', async () => {
    expect(await oneKey(till)(12, quiet)).toMatchObject({ holds: true });
  }, 60_000);

  test('twelve buyers for ten pieces give ten orders', async () => {
    expect(await lastPieces(till)(12, quiet)).toMatchObject({ holds: true });
  }, 60_000);

  test('duplicated, shuffled and forged webhooks leave each payment in the provider’s state', async () => {
    expect(await providerWebhooks(till)(100, quiet)).toMatchObject({ holds: true });
  }, 60_000);

  test('concurrent payment, leaving and expiry end as paid or released', async () => {
    expect(await interleavings(till)(16, quiet)).toMatchObject({ holds: true });
  }, 60_000);

  test('a capture of a different amount is passed to staff', async () => {
    expect(await wrongSum(till)(4, quiet)).toMatchObject({ holds: true });
  }, 60_000);

  test('refunds and disputes give the same orders in any order', async () => {
    expect(await afterwards(till)(8, quiet)).toMatchObject({ holds: true });
  }, 60_000);
});
