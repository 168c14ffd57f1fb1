import { defineMessages } from '@shop/i18n';
import type en from '../lang/en.json';

/** Loaded by features with address forms, with their own messages. */
export const { messages: addressMessages, useMessages: useAddressMessages } = defineMessages<typeof en>({
  en: () => import('../lang/en.json'),
  lt: () => import('../lang/lt.json'),
  lv: () => import('../lang/lv.json'),
  ee: () => import('../lang/ee.json'),
});
