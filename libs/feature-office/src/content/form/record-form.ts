import type { ContentDetails, ContentDraft, ContentLanguage, ContentTexts, Fields } from './content-types.ts';
import { menuIn, writeMenu } from './menu-form.ts';
import { readText, writeText } from './text-form.ts';

export const brandField = (key: string): string => `brand.${key}`;

const settingsOf = ({ brands = [], ...record }: ContentDraft): Fields => ({
  ...Object.fromEntries(brands.map((key) => [brandField(key), 'on'])),
  ...{ topic: record.topic ?? '', author: record.author ?? '', category: record.category ?? '' },
  ...writeMenu(record),
  position: String(record.position ?? 0),
});

/** A page as the fields of its form, in one language. */
export const fieldsOf = (record: ContentDraft, language: ContentLanguage): Fields => {
  const text = record.texts[language];
  return { ...settingsOf(record), ...(text ? writeText(text) : { title: '', summary: '', blocks: '0' }) };
};

const filled = <Name extends string>(name: Name, typed: string | undefined) => {
  const value = (typed ?? '').trim();
  return value === '' ? {} : ({ [name]: value } as Record<Name, string>);
};

const EMPTY = { title: '', summary: '', blocks: [] };

/** English is what readers of the other languages are shown: it is never left out. */
const withText = (texts: ContentTexts, language: ContentLanguage, fields: Fields): ContentTexts => {
  const text = readText(fields);
  if (language === 'en') return { ...texts, en: text ?? EMPTY };
  const { [language]: _, ...others } = texts;
  return text ? { ...others, [language]: text } : others;
};

/** The page as it was typed: what the form does not show stays. */
export const recordOf = (
  { record, brands }: Pick<ContentDetails, 'record' | 'brands'>,
  language: ContentLanguage,
  fields: Fields,
): ContentDraft => {
  const { kind, slug, feature, texts } = record;
  const chosen = brands.map(({ key }) => key).filter((key) => fields[brandField(key)] === 'on');
  return {
    ...{ kind, slug, texts: withText(texts, language, fields) },
    ...(feature && { feature }),
    ...menuIn(fields),
    ...(chosen.length > 0 && { brands: chosen }),
    ...filled('topic', fields['topic']),
    ...filled('author', fields['author']),
    ...filled('category', fields['category']),
    position: Number(fields['position'] ?? 0),
  };
};
