import { LANGUAGES, useLanguage } from '@shop/i18n';
import { useBrand } from '@shop/page';
import { inLanguage, useHere } from './use-here.ts';

export type LanguageLink = { code: string; tag: string; title: string; href: string; isCurrent: boolean };

/** The same page in every language of the brand. */
export const useLanguageLinks = (): LanguageLink[] => {
  const { locales } = useBrand();
  const current = useLanguage();
  const here = useHere();
  return LANGUAGES.filter(({ code }) => locales.includes(code)).map(({ code, tag, title }) => ({
    code,
    tag,
    title,
    href: inLanguage(here, code),
    isCurrent: code === current.code,
  }));
};
