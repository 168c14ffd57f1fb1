import type { Locale } from '@shop/commerce-kit/shop-brand';
import Negotiator from 'negotiator';

/** Languages by the codes that browsers send; the first is the default. */
const LOCALES: ReadonlyMap<string, Locale> = new Map([
  ['en', 'en'],
  ['lt', 'lt'],
  ['lt-LT', 'lt'],
  ['lv', 'lv'],
  ['lv-LV', 'lv'],
  ['et', 'ee'],
  ['et-EE', 'ee'],
]);

/** An unknown payment has no language: the browser's preferred one is used. */
export const wishedLocale = (accepted = ''): Locale => {
  const wishes = new Negotiator({ headers: { 'accept-language': accepted } });
  return LOCALES.get(wishes.language([...LOCALES.keys()]) ?? '') ?? 'en';
};
