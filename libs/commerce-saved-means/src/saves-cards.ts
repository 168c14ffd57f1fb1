import type { PaymentAdapter, PaymentAdapters } from '@shop/commerce-payments/providers';

/** The methods whose provider saves cards of a brand's clients now. */
export const savingMethods = (providers: PaymentAdapters, brand: string): readonly PaymentAdapter[] =>
  [...providers.values()].filter(({ saved }) => (saved?.accountOf(brand) ?? null) !== null);

/** Whether a client of the brand can save a card. */
export const savesCards = (providers: PaymentAdapters, brand: string): boolean =>
  savingMethods(providers, brand).length > 0;
