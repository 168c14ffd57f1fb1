import type { PaymentMethod, PaymentProvider } from '@shop/domain/payment-provider';
import { PAYMENT_PROVIDER } from '@shop/domain/payment-state';

export const findMethod = (providers: readonly PaymentProvider[], id: number): PaymentMethod | undefined =>
  providers.flatMap(({ methods }) => methods).find((method) => method.id === id);

/** The method's name for staff and the API; undefined for an id without a provider. The balance is the shop's own. */
export const typeOfMethod = (providers: readonly PaymentProvider[], id: number): string | undefined =>
  id === PAYMENT_PROVIDER.balance ? 'balance' : findMethod(providers, id)?.type;

/** The signature headers of all these providers' webhooks. */
export const signatureHeadersOf = (providers: readonly PaymentProvider[]): readonly string[] => [
  ...new Set(providers.flatMap(({ signatureHeaders }) => signatureHeaders)),
];
