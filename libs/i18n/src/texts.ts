import { IntlMessageFormat } from 'intl-messageformat';
import { getLanguage, type LocaleCode } from '@shop/domain/languages';
import { createTemplate, isTemplate } from './template.ts';

type Values = Readonly<Record<string, string | number>>;
type Catalogue = Readonly<Record<string, string>>;
type Formatter = { format: (values?: Values) => unknown };

/** Texts of one language by their typed ids. */
export type Texts<Id extends string> = (id: Id, values?: Values) => string;

/** A message with named values only needs no parser. */
const compile = (message: string, tag: string): Formatter =>
  isTemplate(message) ? createTemplate(message) : new IntlMessageFormat(message, tag);

const textsOf = <Id extends string>(messages: Readonly<Record<Id, string>>, tag: string): Texts<Id> => {
  const compiled = new Map<Id, Formatter>();
  return (id, values) => {
    const formatter = compiled.get(id) ?? compile(messages[id], tag);
    compiled.set(id, formatter);
    return String(formatter.format(values));
  };
};

/**
 * A server library's catalogues, for mails and pages without React. Ids are those of the English file; a
 * catalogue with a missing one does not compile.
 */
export const defineTexts = <English extends Catalogue>(
  catalogues: { readonly en: English } & Readonly<Record<LocaleCode, NoInfer<English>>>,
): ((locale: LocaleCode) => Texts<keyof English & string>) => {
  const byLocale = new Map<LocaleCode, Texts<keyof English & string>>();
  return (locale) => {
    const texts = byLocale.get(locale) ?? textsOf(catalogues[locale], getLanguage(locale).formatTag);
    byLocale.set(locale, texts);
    return texts;
  };
};
