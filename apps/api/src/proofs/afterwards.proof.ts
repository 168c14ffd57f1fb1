import type { Selectable } from 'kysely';
import { sql, type Schema } from '@shop/database';
import type { Placed } from '@shop/contracts/checkout';
import type { Act, SentWebhook } from '../testing/tills/till.ts';
import { inParallel, row, type TillProof } from './proof.ts';
import { createRandom, type Random } from '@shop/testing/random';
import { bookFaults } from './provider-books.ts';
import { openShop, type ShopFloor } from './shop-floor.ts';
import { placeOne, postEvents } from './place-one.ts';

type Ending = 'captured' | 'refunded' | 'charged_back' | 'disputed';

/** The actions at the provider, and the expected states of payment and order. */
const STORIES: readonly { acts: readonly Act[]; payment: Ending; order: OutcomeRow['order'] }[] = [
  { acts: [], payment: 'captured', order: 'paid' },
  { acts: ['refund'], payment: 'refunded', order: 'refunded' },
  { acts: ['refund_half'], payment: 'captured', order: 'paid' },
  { acts: ['refund_half', 'refund'], payment: 'refunded', order: 'refunded' },
  { acts: ['dispute'], payment: 'disputed', order: 'disputed' },
  { acts: ['dispute', 'win'], payment: 'captured', order: 'paid' },
  { acts: ['dispute', 'lose'], payment: 'charged_back', order: 'cancelled' },
  { acts: ['dispute', 'win', 'refund'], payment: 'refunded', order: 'refunded' },
];
const A_BALANCE = 200_000;

type Bought = {
  readonly placed: Placed;
  readonly story: (typeof STORIES)[number];
  readonly clientId: number | null;
};

const buyOne = async (shop: ShopFloor, at: number): Promise<Bought> => {
  const client = at % 2 === 0 ? await shop.client(A_BALANCE) : undefined;
  const { placed, token } = await placeOne(shop, `after-key-${at}`, client);
  const known = STORIES.filter(({ acts }) => acts.every((one) => shop.till.acts.includes(one)));
  const story = known[at % known.length];
  if (!story) throw new Error('there is a story for each');
  await shop.till.pay(placed);
  // Only captured money can be refunded, and the shop captures wallet payments.
  if (story.acts.length > 0) await shop.verify(placed.payment_reference, { token });
  for (const one of story.acts) await shop.till.act(placed.payment_reference, one);
  return { placed, story, clientId: client?.clientId ?? null };
};

type OutcomeRow = {
  payment: Selectable<Schema['payment']>['state'];
  order: Selectable<Schema['quote']>['state'];
  balance: Selectable<Schema['client_balance']>['balance'] | null;
  held: number;
  entries: number;
};

const outcomeOf = async ({ db }: ShopFloor, { placed }: Bought): Promise<OutcomeRow> => {
  const { rows } = await sql<OutcomeRow>`
    select payment.state as payment, quote.state as "order", account.balance, coalesce(account.held, 0)::int as held,
      (select count(*)::int from ledger_entry where ledger_entry.client_id = quote.client_id) as entries
    from payment join quote on quote.id = payment.quote_id
    left join client_balance account on account.client_id = quote.client_id
    where payment.reference = ${placed.payment_reference}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('the payment is missing');
  return found;
};

const isReturned = ({ story }: Bought): boolean => ['refunded', 'charged_back'].includes(story.payment);

/** The balance is returned once with the order, and only with it. */
const isRight = (bought: Bought, found: OutcomeRow): boolean => {
  const { story, clientId } = bought;
  const isBalanceRight =
    clientId === null ||
    (isReturned(bought)
      ? found.balance === A_BALANCE && found.entries === 2
      : found.balance === 0 && found.entries === 1);
  return found.payment === story.payment && found.order === story.order && found.held === 0 && isBalanceRight;
};

const tellTwice = (events: readonly SentWebhook[], random: Random): SentWebhook[] =>
  random.shuffle([...events, ...events, ...events.filter(() => random.isLucky(0.5))]);

/**
 * Refunds and disputes whose webhooks arrive shuffled and duplicated: the same final state, correct stock and ledger.
 */
export const afterwards: TillProof = (till) => async (size, tell) => {
  const shop = await openShop(till);
  try {
    const random = createRandom(20_261_123);
    const stock = await shop.onHand(3);
    const bought: Bought[] = [];
    await inParallel(size, 6, async (at) => {
      bought.push(await buyOne(shop, at));
    });
    const events = tellTwice(await shop.till.webhooks(), random);
    tell(`${events.length} events of ${bought.length} payments`);
    await postEvents(shop, events);
    let wrong = 0;
    for (const one of bought) if (!isRight(one, await outcomeOf(shop, one))) wrong += 1;
    const faults = await bookFaults(shop);
    const kept = bought.filter((one) => !isReturned(one)).length;
    const sold = stock - (await shop.onHand(3));
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from mail_outbox where template = 'order-confirmation'`.execute(shop.db);
    const mails = rows[0]?.n ?? -1;
    return row(
      `${events.length} events of refunds and disputes, shuffled and doubled, by ${shop.till.id}`,
      'every payment, order, shelf and ledger as the story says',
      `${bought.length - wrong} of ${bought.length} as told, ${sold} pieces sold for ${kept} kept orders, ${mails} confirmations, ${faults.length} differences of the books`,
      wrong === 0 && sold === kept && mails === bought.length && faults.length === 0,
    );
  } finally {
    await shop.close();
  }
};
