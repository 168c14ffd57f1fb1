import { useLanguage } from '@shop/i18n';
import { fieldMessage } from '@shop/i18n/field-messages';

/** The messages of the built-in codes in the page's language. `host` is the shop's own address, for `url`. */
export const useFieldWords = (host = '') => {
  const { code: language } = useLanguage();
  return (code: string): string => fieldMessage(language, code, host);
};
