import type { ReactNode } from 'react';
import { IntlMessageFormat } from 'intl-messageformat';
import type { CompiledMessage, Dictionary, MessagesByLanguage } from './dictionary.ts';
import { createFormats, type Formats } from './formats.ts';
import type { Language } from './languages.ts';

export type MessageValues = Readonly<Record<string, string | number | boolean | Date | null | undefined>>;
export type RichValues = Readonly<
  Record<string, string | number | Date | ReactNode | ((chunks: ReactNode[]) => ReactNode)>
>;

type Formatter = { format: (values?: never) => unknown };

/** All that can be said in one language: messages as they arrive, and how numbers and dates are written. */
export type Speech = {
  readonly language: Language;
  readonly formats: Formats;
  readonly say: (id: string, values?: MessageValues) => string;
  readonly sayRich: (id: string, values: RichValues) => ReactNode;
  /** Adds a library's messages once; what a brand or staff said differently stays on top. */
  readonly learn: (messages: MessagesByLanguage) => Promise<void>;
  readonly has: (messages: MessagesByLanguage) => boolean;
};

type Given = {
  language: Language;
  /** Of the dates that the page shows. */
  timeZone: string;
  /** Messages that win over the libraries': the brand's wording, then what staff changed. */
  overrides?: Dictionary;
  onMissing?: (id: string) => void;
};

const HAS_SYNTAX = /[{<']/;

export const createSpeech = ({ language, timeZone, overrides = {}, onMissing }: Given): Speech => {
  const messages: Record<string, CompiledMessage> = { ...overrides };
  const prepared = new Map<string, string | Formatter>();
  const learned = new Map<MessagesByLanguage, Promise<void>>();
  const known = new Set<MessagesByLanguage>();

  // One formatter a message, made when it is first said.
  const prepare = (id: string): string | Formatter => {
    const known = prepared.get(id);
    if (known !== undefined) return known;
    const message = messages[id];
    if (message === undefined) {
      onMissing?.(id);
      return id;
    }
    const isPlain = typeof message === 'string' && !HAS_SYNTAX.test(message);
    const fresh = isPlain ? message : (new IntlMessageFormat(message, language.tag) as unknown as Formatter);
    prepared.set(id, fresh);
    return fresh;
  };

  return {
    language,
    formats: createFormats(language.formatTag, timeZone),
    say: (id, values) => {
      const message = prepare(id);
      return typeof message === 'string' ? message : String(message.format(values as never));
    },
    sayRich: (id, values) => {
      const message = prepare(id);
      return typeof message === 'string' ? message : (message.format(values as never) as ReactNode);
    },
    has: (source) => known.has(source),
    learn: (source) => {
      const pending =
        learned.get(source) ??
        source[language.code]().then(({ default: dictionary }) => {
          Object.assign(messages, dictionary, overrides);
          known.add(source);
        });
      learned.set(source, pending);
      return pending;
    },
  };
};
