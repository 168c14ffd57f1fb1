import type * as z from 'zod/mini';
import type { EmulatorAnswer } from '../kit/serve.ts';
import { CARDS, type Card, type EmulatedSession, type StripeBooks, type TypedCard } from './stripe-books.ts';
import { wireIntent } from './stripe-objects.ts';
import type { IntentConfirm, IntentCreate } from './stripe-requests.ts';
import type { CardTokens } from './stripe-tokens.ts';
import { wireMethod } from './stripe-wallet-acts.ts';
import type { Wallet } from './stripe-wallet.ts';

type IntentDeps = {
  readonly books: StripeBooks;
  readonly tokens: CardTokens;
  readonly wallet: Wallet;
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
export const createIntentActs = ({ books, tokens, wallet, origin, answers }: IntentDeps) => {
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

  /** A typed-in card by its token, or a saved one of the intent's customer. */
  const cardOf = (
    intent: EmulatedSession,
    { confirmation_token: token = '', payment_method: id }: z.infer<typeof IntentConfirm>,
  ): TypedCard | undefined => {
    if (id === undefined) return tokens.use(token);
    const method = wallet.findMethod(id);
    if (!method || method.customer === null || method.customer !== intent.customer) return undefined;
    intent.methodId = method.id;
    return method.card;
  };

  return {
    create: (asked: z.infer<typeof IntentCreate>): EmulatorAnswer => {
      const { amount, currency, description = '', metadata = {}, customer = null } = asked;
      if (customer !== null && !wallet.findCustomer(customer))
        return refuse(BAD_REQUEST, 'resource_missing', { param: 'customer' });
      return shown(
        books.openIntent({
          ...{ amount, currency, metadata, name: description, shopName: 'Account' },
          ...{ reference: metadata['reference'] ?? '', successUrl: '', cancelUrl: '', expiresAt: NEVER },
          ...{ customer, savesCard: asked.setup_future_usage !== undefined },
        }),
      );
    },

    retrieve: (
      id: string,
      { isExpanded, withCard }: { isExpanded: boolean; withCard: boolean },
    ): EmulatorAnswer =>
      withIntent(id, (intent) => {
        const method = intent.methodId === null ? undefined : wallet.findMethod(intent.methodId);
        const wire = wireIntent(intent, isExpanded, origin());
        return answer(withCard && method ? { ...wire, payment_method: wireMethod(method) } : wire);
      }),

    confirm: (asked: z.infer<typeof IntentConfirm>, id: string): EmulatorAnswer =>
      withIntent(id, (intent) => {
        if (intent.status !== 'open' || intent.bank === 'asked') return unexpected();
        if (asked.confirmation_token === undefined && asked.payment_method === undefined)
          return intent.bank === 'agreed' ? charge(intent, 'good') : unexpected();
        const card = cardOf(intent, asked);
        if (card === undefined)
          return refuse(BAD_REQUEST, 'resource_missing', {
            param: asked.payment_method === undefined ? 'confirmation_token' : 'payment_method',
          });
        intent.card = card;
        if (card.act !== 'secure') return charge(intent, card.act);
        intent.successUrl = asked.return_url ?? '';
        intent.bank = 'asked';
        return shown(intent);
      }),

    cancel: (id: string): EmulatorAnswer =>
      withIntent(id, (intent) => (books.expire(intent).ok ? shown(intent) : unexpected())),
  };
};
