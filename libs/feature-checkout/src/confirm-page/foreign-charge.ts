import type { Checkout } from '@shop/data-access';

/** The charge of the chosen method in another currency; undefined where it takes the checkout's own. */
export const foreignCharge = ({
  payments,
  payment_methods,
}: Pick<Checkout, 'payments' | 'payment_methods'>) => {
  for (const { id, charged } of payment_methods)
    if (charged && payments.some(({ payment_processor_id }) => payment_processor_id === id))
      return { id, ...charged };
  return undefined;
};
