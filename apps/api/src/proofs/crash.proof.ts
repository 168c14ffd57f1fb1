import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from '@shop/database';
import { buildApp } from '../app.ts';
import { CRASH_POINTS, type CrashPoint } from '@shop/commerce-payments';
import { startVictim } from './crash-victim.ts';
import { judge } from './judge.ts';
import { inParallel, row, type TillProof } from './proof.ts';
import { createRandom } from '@shop/testing/random';
import { bookFaults } from './provider-books.ts';
import { openShop, readBooks, type Books, type ShopFloor } from './shop-floor.ts';
import { watchSettling } from './watch-settling.ts';

/** The shopper's time on the provider's pages, short enough for a proof; all other time limits are the defaults. */
const WHOLE = { paymentWindow: 25_000 };
/** Shorter limits for the tests: an abandoned attempt ends after seconds, not after half a minute. */
const HURRIED = { paymentWindow: 6_000, orphan: 4_000, quiet: 1_500 };
const A_FEW = 20;
const LONGEST_SETTLING_MS = 60_000;
const AT_ONCE = 3;

const SETTLING: readonly CrashPoint[] = ['before-settle', 'inside-settle', 'after-settle'];

/** The points that a purchase paid entirely from the balance passes. */
const WITHOUT_PROVIDER: readonly CrashPoint[] = [
  'before-intent',
  'inside-intent',
  'after-intent',
  'inside-settle',
];
const A_PART = 200_000;
const PLENTY = 100_000_000;

type Purchase = {
  slug: string;
  token: string;
  total: number;
  key: string;
  returns: boolean;
  wasKilled: boolean;
};

/** Every third buyer is a client who pays from the balance: a part, or all where possible. */
const balanceFor = (at: number, point: CrashPoint): number => {
  if (at % 3 !== 0) return 0;
  return WITHOUT_PROVIDER.includes(point) && at % 2 === 0 ? PLENTY : A_PART;
};

const headersFor = (shop: ShopFloor, token: string, key: string) => ({
  'content-type': 'application/json',
  'x-shop-secret': shop.deps.secret,
  'x-shop-brand': 'lt',
  'x-shop-locale': 'en',
  'x-shop-currency': '1',
  authorization: `Bearer ${token}`,
  'idempotency-key': key,
});

const prepare = async (shop: ShopFloor, at: number, balance: number): Promise<Purchase> => {
  const as = balance > 0 ? await shop.client(balance) : { token: await shop.putIntoCart(3, 1) };
  if (balance > 0) await shop.putIntoCart(3, 1, as);
  const slug = await shop.generate(as);
  await shop.ship(slug, as);
  const chosen = await shop.choose(slug, as, { use_balance: balance > 0 });
  const { total } = chosen.body.checkout.totals;
  const returns = createRandom(at + 7).isLucky(0.5);
  return { slug, token: as.token, total, key: `crash-key-${at}`, returns, wasKilled: false };
};

/** Retries as a shopper does after an error page: the same button and key, until it answers. */
const comeBack = async (shop: ShopFloor, { slug, token, total, key }: Purchase): Promise<void> => {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const placed = await shop.place(slug, { token }, total, key);
    if (placed.status === 200) {
      await shop.till.pay(placed.body);
      await shop.verify(placed.body.payment_reference, { token });
      return;
    }
    const { message } = placed.body as unknown as { message: string };
    if (message !== 'in_flight') return;
    await wait(500);
  }
};

type Kill = { readonly at: number; readonly point: CrashPoint; readonly paymentWindowMs: number };

/** One purchase whose server is killed at a point. */
const killOne = async (shop: ShopFloor, { at, point, paymentWindowMs }: Kill): Promise<Purchase> => {
  const balance = balanceFor(at, point);
  const { databaseUrl, deps, till } = shop;
  const [purchase, victim] = await Promise.all([
    prepare(shop, at, balance),
    startVictim({
      ...{ crashAt: point, databaseUrl, secret: deps.secret, paymentWindowMs },
      settings: till.settings,
    }),
  ]);
  const { slug, token, total, key } = purchase;
  const headers = headersFor(shop, token, key);
  const settlesLater = SETTLING.includes(point) && balance !== PLENTY;
  const answer = settlesLater
    ? await victim.post('/api/payment/verify', await payFirst(shop, purchase), headers)
    : await victim.post(
        `/api/checkout/place/${slug}`,
        { slug, language_id: 1, expected_total: total },
        headers,
      );
  await victim.end();
  return { ...purchase, wasKilled: answer === null };
};

const payFirst = async (shop: ShopFloor, { slug, token, total, key }: Purchase) => {
  const { body } = await shop.place(slug, { token }, total, key);
  await shop.till.pay(body);
  return { reference: body.payment_reference };
};

/** Servers killed at named points: nothing lost, nothing duplicated, everything settled within a minute. */
export const crash: TillProof = (till) => async (size, tell) => {
  const shop = await openShop(till);
  Object.defineProperty(shop.clock, 'now', { get: systemClock });
  // The restarted shop: another process's duties on the same database.
  const patience = size <= A_FEW ? HURRIED : WHOLE;
  const restarted = await buildApp({ ...shop.deps, patience });
  await restarted.listen({ port: 0, host: '127.0.0.1' });
  const stock = await shop.onHand(3);
  const watch = watchSettling(shop.db);
  try {
    let kills = 0;
    const slugs: string[] = [];
    const returns: Promise<void>[] = [];
    await inParallel(size, AT_ONCE, async (at) => {
      const point = CRASH_POINTS[at % CRASH_POINTS.length] ?? 'after-intent';
      const purchase = await killOne(shop, { at, point, paymentWindowMs: patience.paymentWindow });
      if (purchase.wasKilled) kills += 1;
      watch.killed(purchase.slug);
      slugs.push(purchase.slug);
      if (purchase.returns) returns.push(comeBack(shop, purchase));
      if (slugs.length % 20 === 0) tell(`${slugs.length} killed`);
    });
    await Promise.all(returns);
    await watch.untilSettled(LONGEST_SETTLING_MS + 15_000);
    const verdicts = { paid: 0, released: 0, torn: 0 };
    for (const slug of slugs) verdicts[await judge(shop.db, slug)] += 1;
    const books = await readBooks(shop);
    const faults = await bookFaults(shop);
    const sold = stock - (await shop.onHand(3));
    const longest = watch.longestMs();
    const holds = booksAgree(books, verdicts.paid, sold, await paidByBalanceAlone(shop));
    return row(
      `${size} kills -9 at ${CRASH_POINTS.length} named points, by ${shop.till.id}`,
      'nothing lost or doubled, settled within 60 s',
      `${kills} killed: ${verdicts.paid} paid, ${verdicts.released} released, ${verdicts.torn} torn; ${books.orders} orders, ${books.charges} charges, ${books.ledger} ledger entries, ${books.mails} mails, ${sold} pieces, ${faults.length} differences of the books; slowest ${(longest / 1000).toFixed(0)} s`,
      holds && faults.length === 0 && kills === size && verdicts.torn === 0 && longest <= LONGEST_SETTLING_MS,
    );
  } finally {
    await watch.stop();
    await restarted.close();
    await shop.close();
  }
};

/** One order, charge, ledger entry, mail and piece for each paid purchase, and nothing else. */
const booksAgree = (books: Books, paid: number, sold: number, withoutCharge: number): boolean =>
  [books.orders, books.mails, books.sold, sold].every((count) => count === paid) &&
  books.charges === books.captured - withoutCharge &&
  books.ledger === books.balancePayments &&
  [books.held, books.inFlight, books.fullCarts].every((count) => count === 0);

const paidByBalanceAlone = async (shop: ShopFloor): Promise<number> => {
  const found = await shop.db
    .selectFrom('payment')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('state', '=', 'captured')
    .where('provider', '=', 4)
    .executeTakeFirstOrThrow();
  return Number(found.n);
};
