import type * as z from 'zod/mini';
import type { EmulatorAnswer } from '../kit/serve.ts';
import { CARDS, type Card, type EmulatedSession, type StripeBooks } from './stripe-books.ts';
import { wireIntent } from './stripe-objects.ts';
import type { IntentConfirm, IntentCreate } from './stripe-requests.ts';
import type { CardTokens } from './stripe-tokens.ts';

type IntentDeps = {
  readonly books: StripeBooks;
  readonly tokens: CardTokens;
  readonly origin: () => string;
  readonly answers: {
    readonly answer: (body: object) => EmulatorAnswer;
    readonly refuse: (status: number, code: string, said?: object) => EmulatorAnswer;
    readonly missing: () => EmulatorAnswer;
  };
};

const DECLINED = 402;
const BAD_REQUEST = 400;
/** An intent does not expire. */
const NEVER = new Date(8.64e15);

/** The calls about intents. A refused confirmation has the card's error, as the provider's has. */
export const createIntentActs = ({ books, tokens, origin, answers }: IntentDeps) => {
  const { answer, refuse, missing } = answers;
  const shown = (intent: EmulatedSession) => answer(wireIntent(intent, false, origin()));
  const withIntent = (id: string, act: (intent: EmulatedSession) => EmulatorAnswer): EmulatorAnswer => {
    const intent = books.findByIntent(id);
    return intent ? act(intent) : missing();
  };
  const unexpected = () => refuse(BAD_REQUEST, 'payment_intent_unexpected_state');

  const charge = (intent: EmulatedSession, card: Card): EmulatorAnswer => {
    intent.bank = 'not_asked';
    books.pay(intent, card);
    const error = CARDS[card];
    return error ? refuse(DECLINED, error.code, { ...error, type: 'card_error' }) : shown(intent);
  };

  return {
    create: (asked: z.infer<typeof IntentCreate>): EmulatorAnswer => {
      const { amount, currency, description = '', metadata = {} } = asked;
      return shown(
        books.openIntent({
          ...{ amount, currency, metadata, name: description, shopName: 'Account' },
          ...{ reference: metadata['reference'] ?? '', successUrl: '', cancelUrl: '', expiresAt: NEVER },
        }),
      );
    },

    retrieve: (id: string, isExpanded: boolean): EmulatorAnswer =>
      withIntent(id, (intent) => answer(wireIntent(intent, isExpanded, origin()))),

    confirm: (asked: z.infer<typeof IntentConfirm>, id: string): EmulatorAnswer =>
      withIntent(id, (intent) => {
        if (intent.status !== 'open' || intent.bank === 'asked') return unexpected();
        if (asked.confirmation_token === undefined)
          return intent.bank === 'agreed' ? charge(intent, 'good') : unexpected();
        const card = tokens.use(asked.confirmation_token);
        if (card === undefined)
          return refuse(BAD_REQUEST, 'resource_missing', { param: 'confirmation_token' });
        if (card !== 'secure') return charge(intent, card);
        intent.successUrl = asked.return_url ?? '';
        intent.bank = 'asked';
        return shown(intent);
      }),

    cancel: (id: string): EmulatorAnswer =>
      withIntent(id, (intent) => (books.expire(intent).ok ? shown(intent) : unexpected())),
  };
};
