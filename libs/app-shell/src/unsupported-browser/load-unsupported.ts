import type { LocaleCode, MessagesByLanguage } from '@shop/i18n';
import { pages } from '../routes/pages.ts';

export const loadUnsupported = async () => (await pages()).unsupported();

const say = (code: LocaleCode) => async () => (await loadUnsupported()).messages[code]();

/** Apart from the frame's words: nearly no visitor needs them, and landing pages do not even name their files. */
export const browserMessages: MessagesByLanguage = {
  en: say('en'),
  lt: say('lt'),
  lv: say('lv'),
  ee: say('ee'),
};
