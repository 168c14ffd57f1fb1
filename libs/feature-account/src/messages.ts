import { defineMessages, type LocaleCode } from '@shop/i18n';
import type en from '../lang/en.json';

type Catalogue = { default: object };

/** The pages' own messages, and the labels of an address. */
const withAddress =
  (language: LocaleCode, load: () => Promise<Catalogue>) => async (): Promise<Catalogue> => {
    const [own, { addressWords }] = await Promise.all([load(), import('./address-words.ts')]);
    return { default: { ...own.default, ...(await addressWords(language)) } };
  };

export const { messages, useMessages } = defineMessages<typeof en>({
  en: withAddress('en', () => import('../lang/en.json')),
  lt: withAddress('lt', () => import('../lang/lt.json')),
  lv: withAddress('lv', () => import('../lang/lv.json')),
  ee: withAddress('ee', () => import('../lang/ee.json')),
});
