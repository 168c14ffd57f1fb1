import type { Locale } from '@shop/commerce-kit/shop-brand';
import Negotiator from 'negotiator';

/** Languages as browsers name them; the first is for browsers that wish for none of them. */
const LOCALES: ReadonlyMap<string, Locale> = new Map([
  ['en', 'en'],
  ['lt', 'lt'],
  ['lt-LT', 'lt'],
  ['lv', 'lv'],
  ['lv-LV', 'lv'],
  ['et', 'ee'],
  ['et-EE', 'ee'],
]);

/** A payment that is not known has no language: the one that the browser likes best. */
export const wishedLocale = (accepted = ''): Locale => {
  const wishes = new Negotiator({ headers: { 'accept-language': accepted } });
  return LOCALES.get(wishes.language([...LOCALES.keys()]) ?? '') ?? 'en';
};
