import { defineMessages } from '@shop/i18n';
import type en from './lang/en.json';

/** Loaded with the pages that show the notice: `handle: { messages: [guaranteeMessages] }`. */
export const { messages: guaranteeMessages, useMessages: useGuaranteeMessages } = defineMessages<typeof en>({
  en: () => import('./lang/en.json'),
  lt: () => import('./lang/lt.json'),
  lv: () => import('./lang/lv.json'),
  ee: () => import('./lang/ee.json'),
});
