import { addressMessages } from '@shop/forms/address-messages';
import type { LocaleCode } from '@shop/i18n';

/** The labels of an address, loaded with the messages of these pages. */
export const addressWords = async (language: LocaleCode): Promise<object> =>
  (await addressMessages[language]()).default;
