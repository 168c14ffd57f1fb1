import { defineMessages } from '@shop/i18n';
import type en from './lang/en.json';

/** The messages of the choice between air and sea: loaded when it is first opened. */
export const { messages: wayMessages, useMessages: useWayMessages } = defineMessages<typeof en>({
  en: () => import('./lang/en.json'),
  lt: () => import('./lang/lt.json'),
  lv: () => import('./lang/lv.json'),
  ee: () => import('./lang/ee.json'),
});
