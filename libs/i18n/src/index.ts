export { messagesLater } from './messages-later.ts';
export { defineMessages, type Say } from './define-messages.ts';
export type { CompiledMessage, Dictionary, MessagesByLanguage } from './dictionary.ts';
export { createFormats, type Formats } from './formats.ts';
export {
  FALLBACK_FORMAT_TAG,
  findLanguage,
  getLanguage,
  LANGUAGES,
  type Language,
  type LocaleCode,
} from '@shop/domain/languages';
export { createSpeech, type MessageValues, type RichValues, type Speech } from './speech.ts';
export { SpeechProvider, useFormats, useLanguage, useSpeech } from './speech-provider.tsx';
export { parseStamp } from './stamps.ts';
