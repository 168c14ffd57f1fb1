import { createForwarding } from '@shop/commerce-forwarding';
import { createQuotes } from '@shop/commerce-quotes';
import { issueDocuments } from '../../testing/issue-documents.ts';
import { postEvents } from '../place-one.ts';
import { settleAll } from '../settle-all.ts';
import { stateOfQuote } from './ask-quotes.ts';
import type { OwnClient, OwnDebt } from './own-books.ts';
import { stateOfForward, stateOfPackage } from './send-packages.ts';
import { clockOf, compareMove, deskDeps, logInAll, type World } from './world.ts';

const DAY_MS = 86_400_000;
const OFFER_DAYS = 7;
/** Webhooks that a provider sends once more, in any order. */
const DOUBLED = 40;

/** The end of every payment that was begun: paid where "pay" was pressed, released where it was not. */
const endDebt = (client: OwnClient | undefined, debt: OwnDebt): void => {
  if (!debt.isOpen) return;
  debt.isOpen = false;
  if (debt.isPressed) {
    debt.isPaid = true;
    if (client) client.balance -= debt.byBalance;
  }
};

/** What follows of time alone: offers expire, storage ends. */
const expectTime = async (world: World): Promise<void> => {
  const { books, shop } = world;
  const now = shop.clock.now.getTime();
  for (const quote of books.quotes) {
    const hasEnded = quote.state === 'offered' && now - quote.offeredAt.getTime() > OFFER_DAYS * DAY_MS;
    if (hasEnded)
      await compareMove(world, 'quote', quote, {
        ...{ act: 'expire', outcome: true },
        read: () => stateOfQuote(world, quote.slug),
      });
  }
  for (const one of books.packages) {
    const days = one.storedAt ? Math.floor((now - one.storedAt.getTime()) / DAY_MS) : 0;
    if (one.state === 'in_storage' && days > world.storage.mostDays)
      await compareMove(world, 'package', one, {
        ...{ act: 'end_storage', outcome: true },
        read: () => stateOfPackage(world, one.id),
      });
  }
};

const expectPayments = async (world: World): Promise<void> => {
  const { books } = world;
  for (const { client, debt } of [...books.quotes, ...books.forwards, ...books.purchases])
    if (debt) endDebt(books.clients[client], debt);
  for (const one of books.forwards)
    if (one.debt?.isPaid && one.state === 'awaiting_payment')
      await compareMove(world, 'forward', one, {
        ...{ act: 'pay', outcome: true },
        read: () => stateOfForward(world, one.slug),
      });
};

/** The provider gives the money of some purchases back, which its webhooks report. */
const refundSome = async ({ books, random, shop }: World): Promise<void> => {
  for (const purchase of books.purchases) {
    const { debt } = purchase;
    if (purchase.isRefunded || !debt.isPaid || !random.isLucky(0.1)) continue;
    const { reference } = await shop.db
      .selectFrom('payment')
      .innerJoin('payable', 'payable.id', 'payment.payable_id')
      .select('reference')
      .where('payable.slug', '=', debt.slug)
      .where('payment.state', '=', 'captured')
      .executeTakeFirstOrThrow();
    await shop.till.act(reference, 'refund');
    purchase.isRefunded = true;
  }
};

/** Webhooks arrive doubled and shuffled, payments are settled, clocks go on, and the work that is due is done. */
export const passNight = async (world: World): Promise<void> => {
  const { shop, api, random } = world;
  shop.till.clearFaults();
  await settleAll(shop);
  await expectPayments(world);
  await refundSome(world);
  const events = (await shop.till.webhooks()).slice(-DOUBLED);
  await postEvents(shop, random.shuffle([...events, ...events]));
  await settleAll(shop);
  shop.clock.now = new Date(shop.clock.now.getTime() + random.pick([0.5, 1, 1, 2, 4, 9]) * DAY_MS);
  await api.tell(shop.clock.now);
  const deps = deskDeps(world);
  await createQuotes({
    ...deps,
    sessions: { begin: () => Promise.reject(new Error('no session is needed')) },
    keepTouches: async () => {},
  }).expire();
  const files = { read: () => Promise.reject(new Error('no photo is read')) };
  await createForwarding({ ...deps, files }).follow();
  await expectTime(world);
  await issueDocuments({ deps: shop.deps, clock: { now: clockOf(world)() } });
  await logInAll(world);
};
