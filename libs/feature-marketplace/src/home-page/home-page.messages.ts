import { defineMessages } from '@shop/i18n';
import type en from './lang/en.json';

/** Messages of the home page only: loaded with it, since other landing pages do not use them. */
export const { messages: homeMessages, useMessages: useHomeMessages } = defineMessages<typeof en>({
  en: () => import('./lang/en.json'),
  lt: () => import('./lang/lt.json'),
  lv: () => import('./lang/lv.json'),
  ee: () => import('./lang/ee.json'),
});
