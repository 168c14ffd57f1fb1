import { defineMessages } from '@shop/i18n';
import type en from './lang/en.json';

/**
 * The messages of legally required statements: loaded with a product's page, since listings do not use them.
 */
export const { messages: dutyMessages, useMessages: useDutyMessages } = defineMessages<typeof en>({
  en: () => import('./lang/en.json'),
  lt: () => import('./lang/lt.json'),
  lv: () => import('./lang/lv.json'),
  ee: () => import('./lang/ee.json'),
});
