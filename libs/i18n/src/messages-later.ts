import type { LocaleCode } from '@shop/domain/languages';
import type { MessagesByLanguage } from './dictionary.ts';

/** Several catalogues as one, listed in a separate file: a table of routes with them has one import. */
export const messagesLater = (load: () => Promise<readonly MessagesByLanguage[]>): MessagesByLanguage => {
  const ofLanguage = (code: LocaleCode) => async () => {
    const all = await Promise.all((await load()).map((messages) => messages[code]()));
    return { default: Object.assign({}, ...all.map((one) => one.default)) as object };
  };
  return { en: ofLanguage('en'), lt: ofLanguage('lt'), lv: ofLanguage('lv'), ee: ofLanguage('ee') };
};
