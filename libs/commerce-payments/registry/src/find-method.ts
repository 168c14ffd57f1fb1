import type { PaymentMethod, PaymentProvider } from '@shop/domain/payment-provider';
import { PAYMENT_PROVIDER } from '@shop/domain/payment-state';

/** Of several providers with a method of this id the one that is named, else the first. */
export const findMethod = (
  providers: readonly PaymentProvider[],
  id: number,
  provider?: string,
): PaymentMethod | undefined => {
  const named = providers.filter((one) => one.id === provider);
  return [...named, ...providers].flatMap(({ methods }) => methods).find((method) => method.id === id);
};

const OWN: Readonly<Record<number, string>> = {
  [PAYMENT_PROVIDER.balance]: 'balance',
  [PAYMENT_PROVIDER.account]: 'account',
};

/** The method's name for staff and the API, also of the shop's own means; undefined for an id without a provider. */
export const typeOfMethod = (providers: readonly PaymentProvider[], id: number): string | undefined =>
  OWN[id] ?? findMethod(providers, id)?.type;

/** The signature headers of all these providers' webhooks. */
export const signatureHeadersOf = (providers: readonly PaymentProvider[]): readonly string[] => [
  ...new Set(providers.flatMap(({ signatureHeaders }) => signatureHeaders)),
];
