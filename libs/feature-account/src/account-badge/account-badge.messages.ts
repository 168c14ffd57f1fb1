import { defineMessages } from '@shop/i18n';
import type en from './lang/en.json';

/** The messages of the header are separate: every page shows them, and few pages need the other messages of the account. */
export const { messages: badgeMessages, useMessages: useBadgeMessages } = defineMessages<typeof en>({
  en: () => import('./lang/en.json'),
  lt: () => import('./lang/lt.json'),
  lv: () => import('./lang/lv.json'),
  ee: () => import('./lang/ee.json'),
});
