import { stripeProvider } from '@shop/commerce-payment-stripe/public';
import type { PaymentAdapter } from '@shop/commerce-payments/providers';
import type { Database } from '@shop/database';
import { nameOfAccount, type AccountOfBrands } from './stripe-account.ts';
import { createStripeCards } from './stripe-cards.ts';
import { createStripeClient } from './stripe-client.ts';
import { fieldOf, isConfirmationToken } from './stripe-field.ts';
import { createStripePayments } from './stripe-payments.ts';
import { createStripeWebhooks, type AccountAtWork } from './stripe-webhooks.ts';
import { createStripeRepository } from './stripe.repository.ts';

type AdapterDeps = {
  readonly db: Database;
  readonly clock: () => Date;
  /** The first account of a brand receives its money. */
  readonly accounts: readonly AccountOfBrands[];
  readonly timeoutMs?: number;
};

const [METHOD] = stripeProvider.methods;

/** Cards, on the provider's page and in its field on ours, behind the payment port. */
export const createStripeAdapter = ({ db, clock, accounts, timeoutMs }: AdapterDeps): PaymentAdapter => {
  if (!METHOD) throw new Error('the provider has no method');
  const payments = createStripeRepository(db, clock);
  const atWork = accounts.map((given): AccountAtWork => ({
    ...given,
    client: createStripeClient(given.account, timeoutMs),
  }));
  const accountOf = (brand: string) => atWork.find(({ takes }) => takes(brand));
  const clientOf = (brand: string) => {
    const found = accountOf(brand);
    if (!found) throw new Error(`no account takes the money of ${brand}`);
    return found.client;
  };
  const orders = createStripePayments({ payments, clientOf, clock });
  return {
    provider: stripeProvider.id,
    method: METHOD,
    options: [],
    field: {
      of: (brand) => {
        const found = accountOf(brand);
        return found ? fieldOf(found.account) : null;
      },
      isToken: isConfirmationToken,
    },
    saved: createStripeCards({
      accountOf: (brand) => {
        const found = accountOf(brand);
        return found ? nameOfAccount(found) : null;
      },
      clientOf: (name) => atWork.find((one) => nameOfAccount(one) === name)?.client,
      payments,
      clientOfBrand: clientOf,
    }),
    start: orders.start,
    status: (reference) => orders.status(reference),
    cancel: (reference, { brand }) => orders.cancel(reference, brand),
    refund: (reference, _at, refund) => orders.refund(reference, refund),
    verifyWebhook: createStripeWebhooks({ accounts: atWork, orders, payments }),
  };
};
