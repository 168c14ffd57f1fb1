import { LOCALE_CODES } from '@shop/domain/languages';
import type { ContentDraft, ContentLanguage, Fields } from './content-types.ts';

export const MENUS = ['shop', 'help', 'about'] as const;

export const labelField = (language: ContentLanguage): string => `labels.${language}`;

/** What a page says of itself in menus, as fields. */
export const writeMenu = ({ labels, footer }: Pick<ContentDraft, 'labels' | 'footer'>): Fields => ({
  ...Object.fromEntries(LOCALE_CODES.map((code) => [labelField(code), labels?.[code] ?? ''])),
  ...{ menu: footer?.menu ?? '', menu_position: String(footer?.position ?? 0) },
});

/** The names in menus as they were typed; a name in another language needs one in English, which the call asks for. */
const labelsIn = (fields: Fields): ContentDraft['labels'] => {
  const typed = LOCALE_CODES.map((code) => [code, (fields[labelField(code)] ?? '').trim()] as const).filter(
    ([, label]) => label !== '',
  );
  return typed.length === 0 ? undefined : { en: '', ...Object.fromEntries(typed) };
};

/** The names in menus and the place in the footer, as they were typed. */
export const menuIn = (fields: Fields): Pick<ContentDraft, 'labels' | 'footer'> => {
  const menu = MENUS.find((known) => known === fields['menu']);
  const labels = labelsIn(fields);
  return {
    ...(labels && { labels }),
    ...(menu && { footer: { menu, position: Number(fields['menu_position'] ?? 0) } }),
  };
};
