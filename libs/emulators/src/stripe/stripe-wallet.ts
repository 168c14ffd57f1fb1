import { newId, type TypedCard } from './stripe-books.ts';

export type EmulatedCustomer = { readonly id: string; readonly email: string; isDeleted: boolean };

export type EmulatedMethod = {
  readonly id: string;
  readonly card: TypedCard;
  /** Null once it is detached: it can never pay again. */
  customer: string | null;
};

/** Customers and their payment methods. */
export const createWallet = () => {
  const customers = new Map<string, EmulatedCustomer>();
  const methods = new Map<string, EmulatedMethod>();

  return {
    createCustomer: (email: string): EmulatedCustomer => {
      const customer = { id: newId('cus'), email, isDeleted: false };
      customers.set(customer.id, customer);
      return customer;
    },
    /** Undefined for one that is unknown or deleted. */
    findCustomer: (id: string): EmulatedCustomer | undefined => {
      const customer = customers.get(id);
      return customer?.isDeleted ? undefined : customer;
    },
    deleteCustomer: (customer: EmulatedCustomer): void => {
      customer.isDeleted = true;
      for (const method of methods.values()) if (method.customer === customer.id) method.customer = null;
    },
    attach: (customer: string, card: TypedCard): EmulatedMethod => {
      const method = { id: newId('pm'), card, customer };
      methods.set(method.id, method);
      return method;
    },
    findMethod: (id: string) => methods.get(id),
    detach: (method: EmulatedMethod): void => {
      method.customer = null;
    },
    /** All that are attached. */
    attached: (): readonly EmulatedMethod[] =>
      [...methods.values()].filter(({ customer }) => customer !== null),
  };
};

export type Wallet = ReturnType<typeof createWallet>;
