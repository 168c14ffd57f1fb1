import { defineMessages } from '../define-messages.ts';
import type en from './lang/en.json';

/** Why goods cannot be returned: loaded with the pages that sell them. */
export const { messages: returnExceptionMessages, useMessages: useReturnExceptionMessages } = defineMessages<
  typeof en
>({
  en: () => import('./lang/en.json'),
  lt: () => import('./lang/lt.json'),
  lv: () => import('./lang/lv.json'),
  ee: () => import('./lang/ee.json'),
});
