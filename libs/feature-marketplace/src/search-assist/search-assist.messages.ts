import { defineMessages } from '@shop/i18n';
import type en from './lang/en.json';

/** Loaded with the first suggestions. */
export const { messages: assistMessages, useMessages: useAssistMessages } = defineMessages<typeof en>({
  en: () => import('./lang/en.json'),
  lt: () => import('./lang/lt.json'),
  lv: () => import('./lang/lv.json'),
  ee: () => import('./lang/ee.json'),
});
