import type * as z from 'zod/mini';
import type { EmulatorAnswer, EmulatorRequest } from '../kit/serve.ts';
import { CARDS, newId, type CardError, type TypedCard } from './stripe-books.ts';
import { setupBankPage, setupPage } from './stripe-page.ts';
import { cardThat, type CardTokens } from './stripe-tokens.ts';
import type { SetupIntentCreate, SetupSessionCreate } from './stripe-wallet-requests.ts';
import { wireMethod } from './stripe-wallet-acts.ts';
import type { Wallet } from './stripe-wallet.ts';

type Setup = {
  readonly id: string;
  /** Null for an intent without a page. */
  readonly sessionId: string | null;
  readonly customer: string;
  readonly shopName: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded';
  card: TypedCard | null;
  methodId: string | null;
  lastError: CardError | null;
};

type SetupDeps = {
  readonly wallet: Wallet;
  readonly tokens: CardTokens;
  readonly origin: () => string;
  readonly answers: {
    readonly answer: (body: object) => EmulatorAnswer;
    readonly refuse: (status: number, code: string, said?: object) => EmulatorAnswer;
    readonly missing: () => EmulatorAnswer;
  };
};

const BAD_REQUEST = 400;
const DECLINED = 402;
/** Cards that their bank refuses only when they are charged. */
const SAVED_ANYWAY: readonly string[] = ['good', 'wrong_sum', 'charge_fails', 'secure'];
export const SETUP_PAGE = '/c/setup/';

const redirect = (location: string): EmulatorAnswer => ({ status: 303, body: '', headers: { location } });
const page = (body: string): EmulatorAnswer => ({
  ...{ status: 200, body },
  headers: { 'content-type': 'text/html; charset=utf-8' },
});

/** Cards that are saved without a payment: setup intents, and hosted sessions with one each. */
export const createSetupActs = ({ wallet, tokens, origin, answers }: SetupDeps) => {
  const { answer, refuse, missing } = answers;
  const setups = new Map<string, Setup>();
  const bySession = new Map<string, Setup>();

  const open = (setup: Pick<Setup, 'sessionId' | 'customer' | 'shopName' | 'successUrl' | 'cancelUrl'>) => {
    const opened: Setup = {
      ...setup,
      ...{ id: newId('seti'), status: 'requires_payment_method' },
      ...{ card: null, methodId: null, lastError: null },
    };
    setups.set(opened.id, opened);
    if (opened.sessionId !== null) bySession.set(opened.sessionId, opened);
    return opened;
  };

  const save = (setup: Setup, card: TypedCard): void => {
    setup.methodId = wallet.attach(setup.customer, card).id;
    setup.status = 'succeeded';
    setup.lastError = null;
  };

  /** The card's error, where its bank refuses even to have it saved. */
  const enter = (setup: Setup, card: TypedCard): CardError | null => {
    setup.card = card;
    if (!SAVED_ANYWAY.includes(card.act)) {
      setup.lastError = card.act === 'secure' ? null : CARDS[card.act];
      return setup.lastError;
    }
    if (card.act === 'secure') setup.status = 'requires_action';
    else save(setup, card);
    return null;
  };

  const atBank = (setup: Setup, agrees: boolean): void => {
    if (setup.status !== 'requires_action' || !setup.card) return;
    if (agrees) return save(setup, setup.card);
    setup.status = 'requires_payment_method';
    setup.lastError = { code: 'setup_intent_authentication_failure' };
  };

  const wireSetup = (setup: Setup, isExpanded: boolean) => {
    const method = setup.methodId === null ? undefined : wallet.findMethod(setup.methodId);
    return {
      ...{ id: setup.id, object: 'setup_intent', livemode: false, customer: setup.customer },
      ...{ status: setup.status, usage: 'on_session', metadata: {} },
      last_setup_error: setup.lastError && { ...setup.lastError, type: 'card_error' },
      payment_method: method && isExpanded ? wireMethod(method) : setup.methodId,
      next_action:
        setup.status === 'requires_action'
          ? {
              type: 'redirect_to_url',
              redirect_to_url: {
                ...{ url: `${origin()}${SETUP_PAGE}${setup.id}`, return_url: setup.successUrl },
              },
            }
          : null,
    };
  };

  const wireSession = (setup: Setup, isExpanded: boolean) => ({
    ...{ id: setup.sessionId, object: 'checkout.session', mode: 'setup', livemode: false },
    ...{ status: setup.status === 'succeeded' ? 'complete' : 'open', payment_status: 'no_payment_required' },
    ...{ customer: setup.customer, payment_intent: null, success_url: setup.successUrl },
    url: setup.status === 'succeeded' ? null : `${origin()}${SETUP_PAGE}${setup.id}`,
    setup_intent: isExpanded ? wireSetup(setup, true) : setup.id,
  });

  return {
    createIntent: (asked: z.infer<typeof SetupIntentCreate>): EmulatorAnswer => {
      if (!wallet.findCustomer(asked.customer)) return missing();
      const card = tokens.use(asked.confirmation_token);
      if (!card) return refuse(BAD_REQUEST, 'resource_missing', { param: 'confirmation_token' });
      const setup = open({
        ...{ sessionId: null, customer: asked.customer, shopName: 'Account' },
        ...{ successUrl: asked.return_url, cancelUrl: asked.return_url },
      });
      const error = enter(setup, card);
      return error
        ? refuse(DECLINED, error.code, { ...error, type: 'card_error' })
        : answer(wireSetup(setup, false));
    },

    retrieveIntent: (id: string, isExpanded: boolean): EmulatorAnswer => {
      const setup = setups.get(id);
      return setup ? answer(wireSetup(setup, isExpanded)) : missing();
    },

    createSession: (asked: z.infer<typeof SetupSessionCreate>): EmulatorAnswer => {
      if (!wallet.findCustomer(asked.customer)) return missing();
      const setup = open({
        ...{ sessionId: newId('cs_test'), customer: asked.customer },
        shopName: asked.branding_settings?.display_name ?? 'Account',
        ...{ successUrl: asked.success_url, cancelUrl: asked.cancel_url ?? asked.success_url },
      });
      return answer(wireSession(setup, false));
    },

    isSetupSession: (id: string): boolean => bySession.has(id),

    retrieveSession: (id: string, isExpanded: boolean): EmulatorAnswer => {
      const setup = bySession.get(id);
      return setup ? answer(wireSession(setup, isExpanded)) : missing();
    },

    /** The client on the hosted page, or at the bank. */
    hosted: ({ method, path, body }: Pick<EmulatorRequest, 'method' | 'path' | 'body'>): EmulatorAnswer => {
      const setup = setups.get(path.slice(SETUP_PAGE.length));
      if (!setup) return { status: 404, body: '' };
      if (setup.status === 'succeeded') return redirect(setup.successUrl);
      if (method !== 'POST')
        return page(
          setup.status === 'requires_action' ? setupBankPage(path) : setupPage(path, setup.shopName),
        );
      const act = new URLSearchParams(body).get('act') ?? '';
      if (setup.status === 'requires_action') {
        atBank(setup, act === 'good');
        return redirect(setup.lastError && setup.sessionId !== null ? path : setup.successUrl);
      }
      if (act === 'cancel') return redirect(setup.cancelUrl);
      enter(setup, cardThat(act === 'secure' || act === 'good' ? act : 'insufficient_funds'));
      return redirect(path);
    },

    /** The client without a browser; false where nothing is open. */
    act: (ref: string, act: 'good' | 'secure' | 'agree' | 'refuse'): boolean => {
      const setup = setups.get(ref) ?? bySession.get(ref);
      if (!setup || setup.status === 'succeeded') return false;
      if (act === 'good' || act === 'secure') enter(setup, cardThat(act));
      else atBank(setup, act === 'agree');
      return true;
    },
    lastRef: (): string | undefined => {
      const last = [...setups.values()].at(-1);
      return last && (last.sessionId ?? last.id);
    },
  };
};

export type SetupActs = ReturnType<typeof createSetupActs>;
