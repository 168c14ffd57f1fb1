import { defineMessages, type LocaleCode } from '@shop/i18n';
import type en from '../lang/en.json';

type Catalogue = { default: object };

/** The pages' own messages, and those that pages without a checkout do not load. */
const withFurther =
  (language: LocaleCode, load: () => Promise<Catalogue>) => async (): Promise<Catalogue> => {
    const [own, { loadFurtherWords }] = await Promise.all([load(), import('./further-words.ts')]);
    return { default: { ...own.default, ...(await loadFurtherWords(language)) } };
  };

export const { messages, useMessages } = defineMessages<typeof en>({
  en: withFurther('en', () => import('../lang/en.json')),
  lt: withFurther('lt', () => import('../lang/lt.json')),
  lv: withFurther('lv', () => import('../lang/lv.json')),
  ee: withFurther('ee', () => import('../lang/ee.json')),
});

export type CheckoutMessage = keyof typeof en;
