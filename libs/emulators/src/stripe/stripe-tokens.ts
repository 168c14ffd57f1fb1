import { newId, type Card } from './stripe-books.ts';

/** The card of a token: `secure` is good after its bank was asked. */
export type TokenCard = Card | 'secure';

/** The provider's numbers for tests; every other valid one is a good card. */
const NUMBERS: ReadonlyMap<string, TokenCard> = new Map([
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000000069', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc'],
  ['4000000000009987', 'lost_card'],
  ['4000000000003220', 'secure'],
  ['4000002760003184', 'secure'],
]);

/** What a typed-in card will do. */
export const cardOfNumber = (number: string): TokenCard => NUMBERS.get(number) ?? 'good';

/** Confirmation tokens: each stands for a typed-in card, and confirms one intent. */
export const createCardTokens = () => {
  const cards = new Map<string, TokenCard>();
  return {
    create: (card: TokenCard): string => {
      const token = newId('ctoken');
      cards.set(token, card);
      return token;
    },
    /** Undefined for a token that is unknown or used. */
    use: (token: string): TokenCard | undefined => {
      const card = cards.get(token);
      cards.delete(token);
      return card;
    },
  };
};

export type CardTokens = ReturnType<typeof createCardTokens>;
