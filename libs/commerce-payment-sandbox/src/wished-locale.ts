import type { Locale } from '@shop/commerce-kit/shop-brand';
import { LANGUAGES } from '@shop/domain/languages';
import Negotiator from 'negotiator';

/** Languages by the codes that browsers send; the first is the default. */
const LOCALES: ReadonlyMap<string, Locale> = new Map(
  LANGUAGES.flatMap(({ code, tag, formatTag }) => [
    [tag, code],
    [formatTag, code],
  ]),
);

/** An unknown payment has no language: the browser's preferred one is used. */
export const wishedLocale = (accepted = ''): Locale => {
  const wishes = new Negotiator({ headers: { 'accept-language': accepted } });
  return LOCALES.get(wishes.language([...LOCALES.keys()]) ?? '') ?? LANGUAGES[0].code;
};
