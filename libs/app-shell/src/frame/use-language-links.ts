import { keepsSortOnLocaleChange } from '@shop/domain/sort';
import { LANGUAGES, useLanguage } from '@shop/i18n';
import { useBrand } from '@shop/page';
import { localised, withoutTracking } from '@shop/paths';
import { useLocation } from 'react-router-dom';

/** A sort belongs to the language, unless there is a search term. */
const searchIn = (search: string): string => {
  const query = new URLSearchParams(withoutTracking(search));
  if (!keepsSortOnLocaleChange(query)) query.delete('sort');
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};

export type LanguageLink = { code: string; tag: string; title: string; href: string; isCurrent: boolean };

/** The same page in every language of the brand. */
export const useLanguageLinks = (): LanguageLink[] => {
  const { locales } = useBrand();
  const current = useLanguage();
  const { pathname, search } = useLocation();
  return LANGUAGES.filter(({ code }) => locales.includes(code)).map(({ code, tag, title }) => ({
    code,
    tag,
    title,
    href: localised(pathname, code) + searchIn(search),
    isCurrent: code === current.code,
  }));
};
