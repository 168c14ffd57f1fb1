import type * as z from 'zod/mini';
import type { EmulatorAnswer } from '../kit/serve.ts';
import type { CustomerCreate } from './stripe-wallet-requests.ts';
import type { EmulatedMethod, Wallet } from './stripe-wallet.ts';

type WalletDeps = {
  readonly wallet: Wallet;
  readonly answers: {
    readonly answer: (body: object) => EmulatorAnswer;
    readonly refuse: (status: number, code: string, said?: object) => EmulatorAnswer;
    readonly missing: () => EmulatorAnswer;
  };
};

const BAD_REQUEST = 400;

export const wireMethod = ({ id, customer, card }: EmulatedMethod) => {
  const { brand, last4, exp_month, exp_year } = card;
  return {
    ...{ id, object: 'payment_method', type: 'card', livemode: false, customer, metadata: {} },
    card: { brand, last4, exp_month, exp_year, funding: 'credit', country: 'LT' },
  };
};

/** The calls about customers and their payment methods. */
export const createWalletActs = ({ wallet, answers }: WalletDeps) => {
  const { answer, refuse, missing } = answers;
  const withMethod = (id: string, act: (method: EmulatedMethod) => EmulatorAnswer): EmulatorAnswer => {
    const method = wallet.findMethod(id);
    return method ? act(method) : missing();
  };

  return {
    createCustomer: ({ email }: z.infer<typeof CustomerCreate>): EmulatorAnswer => {
      const { id } = wallet.createCustomer(email);
      return answer({ id, object: 'customer', email, livemode: false });
    },

    deleteCustomer: (id: string): EmulatorAnswer => {
      const customer = wallet.findCustomer(id);
      if (!customer) return missing();
      wallet.deleteCustomer(customer);
      return answer({ id, object: 'customer', deleted: true });
    },

    retrieveMethod: (id: string): EmulatorAnswer => withMethod(id, (method) => answer(wireMethod(method))),

    detachMethod: (id: string): EmulatorAnswer =>
      withMethod(id, (method) => {
        if (method.customer === null) return refuse(BAD_REQUEST, 'payment_method_unexpected_state');
        wallet.detach(method);
        return answer(wireMethod(method));
      }),
  };
};
