import type { FieldToken } from '@shop/domain/payment-field';
import type { RefusalReason } from '@shop/domain/refusal-reason';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { meansField } from './payment-fields.ts';
import {
  beginPayment,
  withBalance,
  withMethod,
  withoutBalance,
  withToken,
  type PaymentState,
} from './payment-state.ts';

/** Asks the field of the chosen method; null where there is none. */
export type AskField = () => Promise<FieldToken>;

export type PaymentChoices = {
  readonly state: PaymentState;
  readonly usesBalance: boolean;
  /** Why the field's card cannot be used. */
  readonly refusal: RefusalReason | null;
  /** The chosen saved card of a method, `''` for another one; undefined: as offered first. */
  readonly cardOf: (method: number) => string | undefined;
  readonly chooseCard: (method: number, card: string) => void;
  readonly chooseMethod: (id: number) => void;
  readonly useBalance: (uses: boolean) => void;
  /** Called by a field when it can be asked, and with null when it no longer can. */
  readonly keepField: (id: number, ask: AskField | null) => void;
  /** Before the form is sent: false where the card has to be corrected first. */
  readonly prepare: (fields: FormData) => Promise<boolean>;
};

type Offer = { readonly payment_methods: readonly { readonly id: number }[] };
type Initial = {
  readonly payment: number;
  readonly usesBalance: boolean;
  /** What the balance can pay. */
  readonly balance: number;
};

/** The shopper's choices on the payment page, and the token of a typed-in card. */
export const usePaymentState = ({ payment_methods: methods }: Offer, initial: Initial): PaymentChoices => {
  const { payment, balance } = initial;
  const [state, setState] = useState(() =>
    beginPayment(methods, { payment, balance: initial.usesBalance ? balance : null }),
  );
  const [cards, setCards] = useState<Readonly<Record<number, string>>>({});
  const [refusal, setRefusal] = useState<RefusalReason | null>(null);
  const fields = useRef(new Map<number, AskField>());
  return {
    state,
    usesBalance: state.balance !== null,
    refusal,
    cardOf: (method) => cards[method],
    chooseCard: (method, card) => setCards((now) => ({ ...now, [method]: card })),
    chooseMethod: (id) => {
      setRefusal(null);
      setState((now) => withMethod(now, methods, id));
    },
    useBalance: (uses) => setState((now) => (uses ? withBalance(now, balance) : withoutBalance(now))),
    keepField: (id, ask) => {
      if (ask) fields.current.set(id, ask);
      else fields.current.delete(id);
    },
    prepare: async (sent) => {
      const method = Number(sent.get('payment'));
      // A saved card needs no token.
      const isSaved = Boolean(sent.get(meansField(method)));
      const answer = isSaved ? undefined : await fields.current.get(method)?.();
      const reason = answer?.token === null ? answer.reason : null;
      // The form is read right after this.
      flushSync(() => {
        setRefusal(reason);
        setState((now) => withToken(now, answer?.token ?? null));
      });
      return reason === null;
    },
  };
};
