import { defineMessages } from '@shop/i18n';
import type en from './lang/en.json';

/** Words of the product's page alone: learned with it, since listings say none of them. */
export const { messages: productMessages, useMessages: useProductMessages } = defineMessages<typeof en>({
  en: () => import('./lang/en.json'),
  lt: () => import('./lang/lt.json'),
  lv: () => import('./lang/lv.json'),
  ee: () => import('./lang/ee.json'),
});
export type ProductMessageId = keyof typeof en;
