import { payablesContract } from '@shop/contracts/payables';
import { toWire, fromWire } from '@shop/domain/wire-amount';
import type { Fault } from '@shop/emulators/faults';
import { newDebt, type OwnClient, type OwnDebt } from './own-books.ts';
import { asOf, tryCall, type World } from './world.ts';

const KILLS = 0.06;
const SILENCE = 0.1;

/** Faults of the provider's next call that end well within a shopper's patience. */
const FAULTS: readonly Omit<Fault, 'times'>[] = [
  { when: 'before', kind: 'timeout' },
  { when: 'after', kind: 'timeout' },
  { when: 'after', kind: 'reset' },
  { when: 'before', kind: '503' },
];

type Begun = {
  readonly payment_reference: string;
  readonly redirect_url: string | null;
  readonly state: string;
};

/** The button, pressed again after a lost answer, as a shopper does. */
const begin = async (world: World, press: (key: string) => Promise<{ status: number; body: unknown }>) => {
  const { random, shop, nextKey } = world;
  const key = nextKey();
  if (random.isLucky(SILENCE)) shop.till.fail({ ...random.pick(FAULTS), times: 1 });
  for (let tries = 0; tries < 3; tries += 1) {
    const answer = await tryCall(world, tries === 0 ? KILLS : 0, () => press(key));
    if (answer?.status === 200) return answer.body as Begun;
  }
  return null;
};

/** At the provider: most pay, some are refused, some leave the page open. Some come back before the webhook. */
const finish = async (world: World, debt: OwnDebt, begun: Begun): Promise<void> => {
  const { random, shop, steps } = world;
  const sent = { payment_reference: begun.payment_reference, redirect_url: begun.redirect_url };
  const luck = random.below(100);
  if (luck < 75) {
    await shop.pay(sent);
    debt.isPressed = true;
  } else if (luck < 88) await shop.till.refuse(sent);
  if (!random.isLucky(0.7)) return;
  await tryCall(world, KILLS, () => steps.verify(begun.payment_reference, {}));
};

/** The simulator's own sum of what the balance pays. */
const expectSplit = (client: OwnClient, due: number, usesBalance: boolean) => {
  const byBalance = usesBalance ? Math.min(client.balance, due) : 0;
  return { byBalance, rest: due - byBalance };
};

/** Pays an accepted quote or a measured shipment, wholly or partly from the balance. */
export const payDebt = async (world: World, client: OwnClient, debt: OwnDebt): Promise<void> => {
  const { call, random, shop, books } = world;
  const as = asOf(client);
  const seen = await call(payablesContract.fetch, {
    ...as,
    params: { slug: debt.slug },
    body: { slug: debt.slug, language_id: 1 },
  });
  const { payable } = seen.body;
  if (seen.status !== 200 || !payable) {
    books.faults.push(`payable ${debt.slug}: cannot be opened (${seen.status})`);
    return;
  }
  const { byBalance, rest } = expectSplit(client, fromWire(payable.due), random.isLucky(0.4));
  debt.isOpen = true;
  debt.byBalance = byBalance;
  debt.byCard = rest;
  const begun = await begin(world, (key) =>
    call(payablesContract.pay, {
      ...as,
      params: { slug: debt.slug },
      body: {
        ...{ slug: debt.slug, language_id: 1, option: null, payment_processor_id: shop.till.method },
        ...{ use_balance: byBalance > 0, expected_total: toWire(rest) },
      },
      idempotencyKey: key,
    }),
  );
  if (begun?.state === 'paid') debt.isPressed = true;
  if (begun?.redirect_url) await finish(world, debt, begun);
};

/** Buys shirts of the marketplace. */
export const buyPieces = async (world: World, at: number): Promise<void> => {
  const { steps, random, shop, books } = world;
  const client = books.clients[at];
  if (!client) return;
  const as = asOf(client);
  await steps.putIntoCart(3, random.between(1, 3), as);
  const slug = await steps.generate(as);
  await steps.ship(slug, as);
  const chosen = await steps.choose(slug, as, { payment_processor_id: shop.till.method });
  if (chosen.status !== 200) {
    // The cart is bound to a payment that has not ended.
    const isWaiting = books.purchases.some((one) => one.client === at && one.debt.isOpen);
    if (!isWaiting) books.faults.push(`purchase ${slug}: is refused with ${chosen.status}`);
    return;
  }
  const { products, totals } = chosen.body.checkout;
  const { total } = totals;
  // With those of an earlier purchase that was not finished.
  const pieces = products.reduce((sum, { quantity }) => sum + quantity, 0);
  // A checkout whose payment was refused or left is continued.
  const before = books.purchases.findIndex(({ debt }) => debt.slug === slug && !debt.isPaid);
  if (before >= 0) books.purchases.splice(before, 1);
  const debt = { ...newDebt(slug), isOpen: true, byCard: fromWire(total) };
  books.purchases.push({ debt, pieces, client: at, isRefunded: false });
  const begun = await begin(world, (key) => steps.place(slug, as, total, key));
  if (begun?.redirect_url) await finish(world, debt, begun);
};
