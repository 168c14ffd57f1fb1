import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { createCatalogueIntl } from './catalogue-intl.ts';
import type { CompiledMessage, Dictionary, MessagesByLanguage } from './dictionary.ts';
import { createFormats, type Formats } from './formats.ts';
import type { Language } from '@shop/domain/languages';
import { cacheFormatted } from './message-cache.ts';
import { createTemplate, isTemplate } from './template.ts';

export type MessageValues = Readonly<Record<string, string | number | boolean | Date | null | undefined>>;
export type RichValues = Readonly<
  Record<string, string | number | Date | ReactNode | ((chunks: ReactNode[]) => ReactNode)>
>;

type Formatter = { format: (values?: never) => unknown };

/**
 * The texts and formats of one language: messages as they are loaded, and the formats of numbers and dates.
 */
export type Speech = {
  readonly language: Language;
  readonly formats: Formats;
  /** For react-intl's own components and hooks; has the same messages. */
  readonly intl: IntlShape;
  readonly say: (id: string, values?: MessageValues) => string;
  readonly sayRich: (id: string, values: RichValues) => ReactNode;
  /** Adds a library's messages once; the wording of brand and staff stays on top. */
  readonly learn: (messages: MessagesByLanguage) => Promise<void>;
  readonly has: (messages: MessagesByLanguage) => boolean;
  /** Puts texts above all others; their readers get the new ones at the next render. */
  readonly change: (texts: Dictionary) => void;
};

type SpeechOptions = {
  language: Language;
  /** The time zone of the shown dates. */
  timeZone: string;
  /** Messages that override the libraries': the brand's wording, then staff's texts. */
  overrides?: Dictionary;
  onMissing?: (id: string) => void;
};

const HAS_SYNTAX = /[{<']/;

const format = <Said>(message: string | Formatter, values: object | undefined): Said =>
  (typeof message === 'string' ? message : message.format(values as never)) as Said;

export const createSpeech = ({ language, timeZone, overrides = {}, onMissing }: SpeechOptions): Speech => {
  const changed: Record<string, CompiledMessage> = { ...overrides };
  const ours: Record<string, CompiledMessage> = {};
  const spoken: Record<string, CompiledMessage> = { ...overrides };
  const intl = createCatalogueIntl({ locale: language.formatTag, timeZone, messages: spoken, onMissing });
  const prepared = new Map<string, string | Formatter>();
  const learned = new Map<MessagesByLanguage, Promise<void>>();
  const known = new Set<MessagesByLanguage>();

  // Nearly every message is plain text, or text with named values: those need no formatter.
  const compile = (id: string, message: CompiledMessage): string | Formatter => {
    if (typeof message === 'string' && !HAS_SYNTAX.test(message)) return message;
    return typeof message === 'string' && isTemplate(message)
      ? (createTemplate(message) as Formatter)
      : { format: cacheFormatted((values) => intl.formatMessage({ id }, values as never)) };
  };

  const prepare = (id: string): string | Formatter => {
    const ready = prepared.get(id);
    if (ready !== undefined) return ready;
    const message = spoken[id];
    if (message === undefined) {
      onMissing?.(id);
      return id;
    }
    const fresh = compile(id, message);
    prepared.set(id, fresh);
    return fresh;
  };

  const sayAny = <Said>(id: string, values: object | undefined): Said => {
    try {
      return format(prepare(id), values);
    } catch (failure) {
      // A brand's wording has a value that this message is not given: the library's text is used.
      const own = ours[id];
      if (changed[id] === undefined || own === undefined) throw failure;
      spoken[id] = own;
      prepared.delete(id);
      return format(prepare(id), values);
    }
  };

  return {
    language,
    intl,
    formats: createFormats(language.formatTag, timeZone),
    say: (id, values) => String(sayAny(id, values)),
    sayRich: (id, values) => sayAny<ReactNode>(id, values),
    has: (source) => known.has(source),
    learn: (source) => {
      const pending =
        learned.get(source) ??
        source[language.code]().then(({ default: dictionary }) => {
          Object.assign(ours, dictionary);
          Object.assign(spoken, dictionary, changed);
          known.add(source);
        });
      learned.set(source, pending);
      return pending;
    },
    change: (texts) => {
      Object.assign(changed, texts);
      Object.assign(spoken, texts);
      prepared.clear();
    },
  };
};
