import { defineMessages } from '../define-messages.ts';
import type en from './lang/en.json';

/** Loaded with the pages that show it: `handle: { messages: [withdrawalStatementMessages] }`. */
export const { messages: withdrawalStatementMessages, useMessages: useWithdrawalStatementMessages } =
  defineMessages<typeof en>({
    en: () => import('./lang/en.json'),
    lt: () => import('./lang/lt.json'),
    lv: () => import('./lang/lv.json'),
    ee: () => import('./lang/ee.json'),
  });
