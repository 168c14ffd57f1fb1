import { newId, type TokenCard, type TypedCard } from './stripe-books.ts';

/** The provider's numbers for tests; every other valid one is a good card. */
const NUMBERS: ReadonlyMap<string, TokenCard> = new Map([
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000000069', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc'],
  ['4000000000009987', 'lost_card'],
  ['4000000000000341', 'charge_fails'],
  ['4000000000003220', 'secure'],
  ['4000002760003184', 'secure'],
]);

const BRANDS: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'visa'],
  [/^5/, 'mastercard'],
  [/^3[47]/, 'amex'],
];

/** Cards without a typed-in expiry are valid to the end of this year. */
const EXPIRY = { exp_month: 12, exp_year: 2034 };
const GOOD_NUMBER = '4242424242424242';

/** `1227` or `12 / 27`. */
const expiryOf = (typed: string): Pick<TypedCard, 'exp_month' | 'exp_year'> => {
  const [, month, year] = /^(\d\d)(\d\d)$/.exec(typed.replaceAll(/\D/g, '')) ?? [];
  return month && year ? { exp_month: Number(month), exp_year: 2000 + Number(year) } : EXPIRY;
};

/** The card of a typed-in number. */
export const cardOfNumber = (number: string, expiry = ''): TypedCard => ({
  act: NUMBERS.get(number) ?? 'good',
  brand: BRANDS.find(([form]) => form.test(number))?.[1] ?? 'unknown',
  last4: number.slice(-4),
  ...expiryOf(expiry),
});

/** A card that does this. */
export const cardThat = (act: TokenCard, expiry = ''): TypedCard => {
  const number = [...NUMBERS].find(([, known]) => known === act)?.[0] ?? GOOD_NUMBER;
  return { ...cardOfNumber(number, expiry), act };
};

/** Confirmation tokens: each stands for a typed-in card, and confirms one intent. */
export const createCardTokens = () => {
  const cards = new Map<string, TypedCard>();
  return {
    create: (card: TypedCard): string => {
      const token = newId('ctoken');
      cards.set(token, card);
      return token;
    },
    /** Undefined for a token that is unknown or used. */
    use: (token: string): TypedCard | undefined => {
      const card = cards.get(token);
      cards.delete(token);
      return card;
    },
  };
};

export type CardTokens = ReturnType<typeof createCardTokens>;
