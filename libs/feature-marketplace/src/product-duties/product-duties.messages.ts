import { defineMessages } from '@shop/i18n';
import type en from './lang/en.json';

/** What the law asks to be said of a product: learned with its page, since listings say none of it. */
export const { messages: dutyMessages, useMessages: useDutyMessages } = defineMessages<typeof en>({
  en: () => import('./lang/en.json'),
  lt: () => import('./lang/lt.json'),
  lv: () => import('./lang/lv.json'),
  ee: () => import('./lang/ee.json'),
});
