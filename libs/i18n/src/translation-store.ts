import type { LocaleCode } from '@shop/domain/languages';
import type { CompiledMessage, Dictionary } from './dictionary.ts';

/** Texts changed by staff, by `{locale}.translation.{key}`; of all languages, as in the call's answer. */
export type TranslationResources = Readonly<Record<string, string>>;

export type TranslationStore = {
  readonly locale: LocaleCode;
  readonly resources: TranslationResources;
  /** The resources of this language as messages by their ids, compiled once. */
  readonly data: Dictionary;
};

type TranslationStoreOptions = {
  locale: LocaleCode;
  resources: TranslationResources;
  /** Throws for a text that it cannot compile: the catalogue's text is shown then. */
  compile: (text: string) => CompiledMessage;
};

export const resourceKey = (locale: LocaleCode, id: string): string => `${locale}.translation.${id}`;

export const createTranslationStore = ({
  locale,
  resources,
  compile,
}: TranslationStoreOptions): TranslationStore => {
  const prefix = resourceKey(locale, '');
  const data: Record<string, CompiledMessage> = {};
  for (const [key, text] of Object.entries(resources)) {
    if (!key.startsWith(prefix)) continue;
    try {
      data[key.slice(prefix.length)] = compile(text);
    } catch {
      // An invalid message would break every page that shows it.
    }
  }
  return { locale, resources, data };
};
