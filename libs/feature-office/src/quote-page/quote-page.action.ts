import { officeCalls } from '@shop/contracts/staff-calls';
import { acting, type ActAsked } from '../form/acting.ts';
import { Unread } from '../form/form-problem.ts';
import { gramsOf } from '../form/read-measures.ts';

const idOf = ({ params }: ActAsked): number => Number(params['id']);
const backTo = (asked: ActAsked): string => `/quotes/${idOf(asked)}?done`;

const NUMBER = /^\d{1,7}([.,]\d{1,2})?$/;

/** Undefined for an empty field. */
const numberIn = ({ field }: ActAsked, name: string): number | undefined => {
  const typed = field(name);
  if (typed === '') return undefined;
  if (!NUMBER.test(typed)) throw new Unread({ errors: { [name]: ['number'] } });
  return Number(typed.replace(',', '.'));
};

const weightIn = ({ field }: ActAsked): number | undefined => {
  if (field('weight') === '') return undefined;
  const grams = gramsOf(field('weight'));
  if (grams === null) throw new Unread({ errors: { weight: ['weight'] } });
  return grams;
};

const keepFacts = async (asked: ActAsked): Promise<string> => {
  const price = numberIn(asked, 'price');
  const category = numberIn(asked, 'category');
  const weight = weightIn(asked);
  await asked.api.send(officeCalls.setQuoteFacts, {
    ...{ id: idOf(asked), line_id: Number(asked.field('id')) },
    ...(price !== undefined && { price, currency: asked.field('currency') === 'EUR' ? 'EUR' : 'USD' }),
    ...(category !== undefined && { category_id: category }),
    ...(weight !== undefined && { weight_g: weight }),
  });
  return backTo(asked);
};

const withId =
  (call: typeof officeCalls.takeQuote | typeof officeCalls.offerQuote) =>
  async (asked: ActAsked): Promise<string> => {
    await asked.api.send<{ id: number }, unknown>(call, { id: idOf(asked) });
    return backTo(asked);
  };

const withText =
  (call: typeof officeCalls.askBuyer) =>
  async (asked: ActAsked): Promise<string> => {
    await asked.api.send(call, { id: idOf(asked), text: asked.field('text') });
    return backTo(asked);
  };

export const quoteAction = acting({
  take: withId(officeCalls.takeQuote),
  give_back: withId(officeCalls.giveQuoteBack),
  facts: keepFacts,
  offer: withId(officeCalls.offerQuote),
  ask: withText(officeCalls.askBuyer),
  refuse: withText(officeCalls.refuseQuote),
});
