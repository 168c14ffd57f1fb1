import { reconcile, type ReconcileDeps, createProviderLog } from '@shop/commerce-payments';
import { answering, createTestLog } from '../testing/payments.ts';
import type { ProviderReport } from '@shop/commerce-payments/providers';
import { inParallel, row, type TillProof } from './proof.ts';
import { bookFaults } from './provider-books.ts';
import { dutiesAt } from './settle-all.ts';
import { openShop, type ShopFloor } from './shop-floor.ts';
import { placeOne } from './place-one.ts';

const SILENT = 20;
const A_FEW = 50;
const AT_ONCE = 8;
/** An emulator is asked over the network, several times for one answer. */
const SHORT_PATIENCE_MS = { inside: 250, network: 1_500 };
/** After this many failed questions in a row, a payment goes to staff. */
const ROUNDS = 6;
/** The time that a batch may take besides the waiting itself, on a loaded machine. */
const MARGIN_MS = 4_000;

const never = () => new Promise<ProviderReport>(() => {});
const broken = async (): Promise<ProviderReport> => {
  throw new TypeError('the adapter reads a field that is not there');
};

const statesOf = async ({ db }: ShopFloor, references: readonly string[]): Promise<string[]> =>
  (await db.selectFrom('payment').select('state').where('reference', 'in', references).execute()).map(
    ({ state }) => state,
  );

type Placed = { readonly good: readonly string[]; readonly bad: readonly string[] };

/** The failing ones are the oldest, so each batch begins with them. */
const placeAll = async (shop: ShopFloor, size: number): Promise<Placed> => {
  const good: string[] = [];
  const bad: string[] = [];
  await inParallel(size + SILENT + 1, AT_ONCE, async (at) => {
    const { placed } = await placeOne(shop, `poison-key-${at}`);
    (at <= SILENT ? bad : good).push(placed.payment_reference);
    if (at > SILENT) await shop.till.pay(placed);
  });
  return { good, bad };
};

/** Asks in rounds, as the shop does; returns the round in which the others were settled, and the slowest batch. */
const askInRounds = async (shop: ShopFloor, duties: ReconcileDeps, good: readonly string[]) => {
  let slowest = 0;
  let settledAfter = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    shop.wait(1);
    for (let asked = 1; asked > 0;) {
      const began = performance.now();
      asked = await reconcile(duties);
      slowest = Math.max(slowest, performance.now() - began);
    }
    const isSettled = (await statesOf(shop, good)).every((state) => state === 'captured');
    if (isSettled && settledAfter === 0) settledAfter = round;
  }
  return { slowest, settledAfter };
};

/**
 * One payment whose adapter fails and twenty whose provider is silent: the others settle, and a batch's time is
 * bounded.
 */
export const poisonPayment: TillProof = (till) => async (size, tell) => {
  const shop = await openShop(till);
  try {
    const patience = size > A_FEW ? 2_000 : SHORT_PATIENCE_MS[till === 'sandbox' ? 'inside' : 'network'];
    const { good, bad } = await placeAll(shop, size);
    const [poison = '', ...silent] = bad;
    tell(`${good.length} good payments, ${silent.length} silent, one that fails`);
    const { lines, log } = createTestLog();
    const answers = new Map<string, () => Promise<ProviderReport>>([
      [poison, broken],
      ...silent.map((reference) => [reference, never] as const),
    ]);
    const duties = dutiesAt(shop, {
      providers: answering(dutiesAt(shop).providers, answers),
      providerLog: createProviderLog(log, () => shop.clock.now),
      patience,
    });
    const { slowest, settledAfter } = await askInRounds(shop, duties, good);
    const poisonState = (await statesOf(shop, [poison])).join('');
    const waiting = (await statesOf(shop, silent)).filter((state) => state === 'pending').length;
    const reviews = await shop.db.selectFrom('payment_review').select('reference').execute();
    const defects = lines.filter(({ level }) => level === 'error').length;
    const faults = await bookFaults(shop);
    const bound = Math.ceil((SILENT + 1) / AT_ONCE) * patience + MARGIN_MS;
    return row(
      `${size} payments beside one that fails and ${SILENT} that are silent, by ${shop.till.id}`,
      `all others settle in the first round, a batch within ${bound} ms, the failing one with staff`,
      `${good.length} settled in round ${settledAfter}, slowest batch ${slowest.toFixed(0)} ms (one after another ${SILENT * patience} ms), failing one ${poisonState} after ${defects} logged defects, ${waiting} silent still awaited, ${faults.length} differences of the books`,
      settledAfter === 1 &&
        slowest <= bound &&
        poisonState === 'in_review' &&
        waiting === SILENT &&
        faults.length === 0 &&
        reviews.map(({ reference }) => reference).join('') === poison,
    );
  } finally {
    await shop.close();
  }
};
