import { defineMessages } from '@shop/i18n';
import type en from './lang/en.json';

/** Messages of the product's page only: loaded with it, since listings do not use them. */
export const { messages: productMessages, useMessages: useProductMessages } = defineMessages<typeof en>({
  en: () => import('./lang/en.json'),
  lt: () => import('./lang/lt.json'),
  lv: () => import('./lang/lv.json'),
  ee: () => import('./lang/ee.json'),
});
export type ProductMessageId = keyof typeof en;
