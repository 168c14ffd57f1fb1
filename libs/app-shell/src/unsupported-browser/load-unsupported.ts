import type { LocaleCode, MessagesByLanguage } from '@shop/i18n';
import { pages } from '../routes/pages.ts';

export const loadUnsupported = async () => (await pages()).unsupported();

const say = (code: LocaleCode) => async () => (await loadUnsupported()).messages[code]();

/**
 * Separate from the frame's messages: hardly any visitor needs them, and landing pages do not even contain
 * their file names.
 */
export const browserMessages: MessagesByLanguage = {
  en: say('en'),
  lt: say('lt'),
  lv: say('lv'),
  ee: say('ee'),
};
