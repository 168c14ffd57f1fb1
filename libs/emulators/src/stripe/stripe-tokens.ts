import { newId, type Card } from './stripe-books.ts';

/** The card of a token: `secure` is good after its bank was asked. */
export type TokenCard = Card | 'secure';

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
