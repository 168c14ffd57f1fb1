import { quotesContract, type QuoteItem } from '@shop/contracts/quotes';
import { ADDRESS } from '@shop/commerce-checkout/testing';
import { newDebt, pickLive, type OwnQuote } from './own-books.ts';
import { payDebt } from './pay.ts';
import { asOf, clientOf, compareMove, outcomeOf, tryCall, type World } from './world.ts';

const KILLS = 0.04;
/** The kind of goods whose weight the shop knows. */
export const MUGS = 7;
const ENDED = ['declined', 'cancelled', 'paid'];

const aMug = (changes: Partial<QuoteItem>): QuoteItem => ({
  ...{ url: 'https://mugs.example/p/blue', title: 'Blue mug', options: '', quantity: 1, price: 12.5 },
  ...{ currency_id: 2, category_id: MUGS, weight_kg: null, sides_cm: null },
  ...changes,
});

export const stateOfQuote = async ({ shop }: World, slug: string): Promise<string> =>
  (
    await shop.db
      .selectFrom('quote_request')
      .select('state')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
  ).state;

/** Most items have a price: those are offered at once, the others wait for staff. */
export const askForQuote = async (world: World, at: number): Promise<void> => {
  const { call, random, books, shop } = world;
  const client = books.clients[at];
  if (!client) return;
  const isPriced = random.isLucky(0.75);
  const item = aMug({
    quantity: random.between(1, 9),
    price: isPriced ? random.between(1, 9_000) / 100 : null,
  });
  await call(quotesContract.addItem, { ...asOf(client), body: item });
  const asked = await call(quotesContract.submit, {
    ...asOf(client),
    body: { email: null, country_id: 1, shipping_method: random.pick(['air', 'sea'] as const), note: '' },
  });
  const { slug } = asked.body;
  const { quote } = (await call(quotesContract.one, { ...asOf(client), body: { slug, language_id: 1 } }))
    .body;
  const state = isPriced ? 'offered' : 'pricing';
  if (quote.state !== state) books.faults.push(`quote ${quote.number}: is ${quote.state}, not ${state}`);
  books.quotes.push({
    ...{ slug, number: quote.number, client: at, state: quote.state, debt: null },
    offeredAt: shop.clock.now,
  });
};

type Sending = { readonly quote: OwnQuote; readonly as: { token: string } };

const totalOf = async ({ call }: World, { quote: { slug }, as }: Sending): Promise<number> =>
  (await call(quotesContract.one, { ...as, body: { slug, language_id: 1 } })).body.quote.offers[0]?.total ??
  0;

const accept = async (world: World, sending: Sending) => {
  const { slug } = sending.quote;
  const total = await totalOf(world, sending);
  return world.call(quotesContract.accept, {
    ...sending.as,
    body: { slug, address: ADDRESS, expected_total: total },
  });
};

const SENDS: Readonly<
  Record<string, (world: World, sending: Sending) => Promise<{ readonly status: number }>>
> = {
  accept,
  decline: ({ call }, { quote, as }) => call(quotesContract.decline, { ...as, body: { slug: quote.slug } }),
  cancel: ({ call }, { quote, as }) => call(quotesContract.cancel, { ...as, body: { slug: quote.slug } }),
  request_again: ({ call }, { quote, as }) =>
    call(quotesContract.requestAgain, { ...as, body: { slug: quote.slug } }),
  recalculate: ({ call, random }, { quote, as }) =>
    call(quotesContract.recalculate, {
      ...as,
      body: { slug: quote.slug, country_id: 1, shipping_method: random.pick(['air', 'sea'] as const) },
    }),
  answer: ({ call }, { quote, as }) =>
    call(quotesContract.answer, { ...as, body: { slug: quote.slug, text: 'The blue one.' } }),
};
const WEIGHED = ['accept', 'accept', 'accept', 'accept', 'request_again', ...Object.keys(SENDS)];

/** A paid one, or one whose payment is under way, cannot be cancelled. */
const isBarred = ({ debt }: OwnQuote, act: string): boolean =>
  act === 'cancel' && debt !== null && (debt.isPaid || debt.isOpen);

/** A client answers an offer in any way, allowed or not. */
export const answerQuote = async (world: World, act = world.random.pick(WEIGHED)): Promise<void> => {
  const { random, books, shop } = world;
  const quote = pickLive(random, books.quotes, ENDED);
  const send = SENDS[act];
  if (!quote || !send) return;
  const sending = { quote, as: asOf(clientOf(world, quote.client)) };
  const answer = await tryCall(world, KILLS, () => send(world, sending));
  const isDone = await compareMove(world, 'quote', quote, {
    ...{ act, isBarred: isBarred(quote, act), outcome: outcomeOf(answer) },
    read: () => stateOfQuote(world, quote.slug),
  });
  if (!isDone) return;
  if (quote.state === 'accepted') quote.debt ??= newDebt(quote.slug);
  if (quote.state === 'offered') quote.offeredAt = shop.clock.now;
};

const mayBePaid = ({ state, debt }: OwnQuote): boolean =>
  state === 'accepted' && debt !== null && !debt.isPaid && !debt.isOpen;

export const payQuote = async (world: World): Promise<void> => {
  const { random, books } = world;
  const due = books.quotes.filter(mayBePaid);
  const quote = due.length > 0 ? random.pick(due) : undefined;
  const client = quote && books.clients[quote.client];
  if (quote?.debt && client) await payDebt(world, client, quote.debt);
};
