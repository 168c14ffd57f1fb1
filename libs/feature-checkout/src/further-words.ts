import { paymentProviders } from '@shop/commerce-payments/registry';
import { addressMessages } from '@shop/forms/address-messages';
import type { LocaleCode } from '@shop/i18n';

const catalogues = [addressMessages, ...paymentProviders.map(({ messages }) => messages)];

/** The labels of an address, and the names of the payment providers' methods. */
export const loadFurtherWords = async (language: LocaleCode): Promise<object> => {
  const loaded = await Promise.all(catalogues.map((messages) => messages[language]()));
  return Object.assign({}, ...loaded.map((catalogue) => catalogue.default));
};
