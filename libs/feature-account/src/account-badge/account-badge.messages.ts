import { defineMessages } from '@shop/i18n';
import type en from './lang/en.json';

/** The header's few words stand apart: every page shows them, and few pages need all that the account says. */
export const { messages: badgeMessages, useMessages: useBadgeMessages } = defineMessages<typeof en>({
  en: () => import('./lang/en.json'),
  lt: () => import('./lang/lt.json'),
  lv: () => import('./lang/lv.json'),
  ee: () => import('./lang/ee.json'),
});
