import { defineMessages, type LocaleCode } from '@shop/i18n';
import type en from '../lang/en.json';

type Catalogue = { default: object };

/** The pages' own words and those of the payment providers, which pages without a checkout do not fetch. */
const withProviders =
  (language: LocaleCode, load: () => Promise<Catalogue>) => async (): Promise<Catalogue> => {
    const [own, { loadProviderWords }] = await Promise.all([load(), import('./provider-words.ts')]);
    return { default: { ...own.default, ...(await loadProviderWords(language)) } };
  };

export const { messages, useMessages } = defineMessages<typeof en>({
  en: withProviders('en', () => import('../lang/en.json')),
  lt: withProviders('lt', () => import('../lang/lt.json')),
  lv: withProviders('lv', () => import('../lang/lv.json')),
  ee: withProviders('ee', () => import('../lang/ee.json')),
});

export type CheckoutMessage = keyof typeof en;
