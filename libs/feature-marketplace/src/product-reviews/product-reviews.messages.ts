import { defineMessages } from '@shop/i18n';
import type en from './lang/en.json';

/** Messages of the reviews on a product's page. */
export const { messages: reviewMessages, useMessages: useReviewMessages } = defineMessages<typeof en>({
  en: () => import('./lang/en.json'),
  lt: () => import('./lang/lt.json'),
  lv: () => import('./lang/lv.json'),
  ee: () => import('./lang/ee.json'),
});
