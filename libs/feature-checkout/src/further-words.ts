import { paymentProviders } from '@shop/commerce-payments/registry';
import type { LocaleCode } from '@shop/i18n';

/** What the payment providers call their methods. */
export const loadProviderWords = async (language: LocaleCode): Promise<object> => {
  const catalogues = await Promise.all(paymentProviders.map(({ messages }) => messages[language]()));
  return Object.assign({}, ...catalogues.map((catalogue) => catalogue.default));
};
