import { fieldMessage, useLanguage } from '@shop/i18n';

/** Says the built-in codes in the page's language. `host` is the shop's own address, for `url`. */
export const useFieldWords = (host = '') => {
  const { code: language } = useLanguage();
  return (code: string): string => fieldMessage(language, code, host);
};
