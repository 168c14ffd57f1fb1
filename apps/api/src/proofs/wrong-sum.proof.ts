import { sql } from '@shop/database';
import { actOnReview, reconcile } from '@shop/commerce-payments';
import { settlingOf } from '../testing/payments.ts';
import type { Oddity } from '../testing/tills/till.ts';
import { inParallel, row, type TillProof } from './proof.ts';
import { createRandom, type Random } from '@shop/testing/random';
import { bookFaults } from './provider-books.ts';
import { dutiesAt } from './settle-all.ts';
import { openShop, readBooks, type ShopFloor } from './shop-floor.ts';
import { placeOne, postEvents } from './place-one.ts';

type Taking = 'right' | Oddity;
const A_BALANCE = 200_000;

type Bought = { readonly reference: string; readonly taking: Taking; readonly isClient: boolean };

const buyOne = async (shop: ShopFloor, at: number, random: Random): Promise<Bought> => {
  const isClient = random.isLucky(0.5);
  const as = isClient ? await shop.client(A_BALANCE) : undefined;
  const { placed, slug, token, total } = await placeOne(shop, `sum-key-${at}`, as);
  const takings: readonly Taking[] = ['right', ...shop.till.oddities];
  const taking = takings[at % takings.length] ?? 'right';
  if (taking === 'right') await shop.till.pay(placed);
  else await shop.till.payOddly(placed, taking);
  // The shopper returns, and tries again with another key.
  if (shop.till.isCapturedByShop || random.isLucky(0.5))
    await shop.verify(placed.payment_reference, { token });
  await shop.place(slug, { token }, total, `again-${at}`);
  return { reference: placed.payment_reference, taking, isClient };
};

const inFlightOf = async ({ db }: ShopFloor): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from payment
    where state in ('created', 'pending', 'authorised', 'in_review', 'refund_due')`.execute(db);
  return rows[0]?.n ?? -1;
};

/** Staff end every case: accepted where possible, else refunded. */
const endAll = async (shop: ShopFloor): Promise<{ accepted: number; refunded: number }> => {
  const reviews = await shop.db
    .selectFrom('payment_review')
    .select('id')
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute();
  const desk = { deps: settlingOf(shop), actor: { kind: 'staff', id: 'proof' } } as const;
  const ended = { accepted: 0, refunded: 0 };
  for (const { id } of reviews) {
    const accepted = await actOnReview(desk, id, { kind: 'accept' });
    if (accepted.ok) ended.accepted += 1;
    else if ((await actOnReview(desk, id, { kind: 'refund' })).ok) ended.refunded += 1;
  }
  return ended;
};

/** Captures of other amounts and currencies: each ends with staff, no order is paid by them, none stays in flight. */
export const wrongSum: TillProof = (till) => async (size, tell) => {
  const shop = await openShop(till);
  try {
    const random = createRandom(20_261_122);
    const stock = await shop.onHand(3);
    const bought: Bought[] = [];
    await inParallel(size, 6, async (at) => {
      bought.push(await buyOne(shop, at, random));
    });
    tell(`${bought.length} captures, odd ones among them: ${shop.till.oddities.join(', ')}`);
    const events = await shop.till.webhooks();
    const duties = dutiesAt(shop);
    await Promise.all([postEvents(shop, random.shuffle([...events, ...events])), reconcile(duties)]);
    const right = bought.filter(({ taking }) => taking === 'right').length;
    const odd = bought.length - right;
    const before = await readBooks(shop);
    const reviews = await shop.db.selectFrom('payment_review').select('reference').execute();
    const listed = new Set(reviews.map(({ reference }) => reference)).size;
    const ended = await endAll(shop);
    for (let round = 0; round < 2 + size / 10; round += 1) {
      shop.wait(1);
      await reconcile(duties);
    }
    const after = await readBooks(shop);
    const inFlight = await inFlightOf(shop);
    const sold = stock - (await shop.onHand(3));
    const paid = right + ended.accepted;
    const faults = await bookFaults(shop);
    return row(
      `${size} captures, ${odd} of other sums or currencies, by ${shop.till.id}`,
      'none pays an order by itself, each once on the list of staff, none in flight for ever',
      `${before.orders} orders for ${right} right ones, ${listed} of ${odd} listed (${reviews.length} reviews); staff: ${ended.accepted} accepted, ${ended.refunded} given back; then ${after.orders} orders, ${sold} pieces, ${after.pieces} held, ${inFlight} in flight, ${faults.length} differences of the books`,
      before.orders === right &&
        listed === odd &&
        reviews.length === odd &&
        after.orders === paid &&
        after.mails === paid &&
        sold === paid &&
        ended.accepted + ended.refunded === odd &&
        [inFlight, after.held, faults.length].every((count) => count === 0),
    );
  } finally {
    await shop.close();
  }
};
