import { defineMessages } from '@shop/i18n';
import type en from './lang/en.json';

/** What only the home page says: learned with it, since the other landing pages say none of it. */
export const { messages: homeMessages, useMessages: useHomeMessages } = defineMessages<typeof en>({
  en: () => import('./lang/en.json'),
  lt: () => import('./lang/lt.json'),
  lv: () => import('./lang/lv.json'),
  ee: () => import('./lang/ee.json'),
});
