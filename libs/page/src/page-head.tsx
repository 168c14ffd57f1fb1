import { LANGUAGES } from '@shop/i18n';
import { localised } from '@shop/paths';
import { useLocation } from 'react-router-dom';
import { usePage } from './page-provider.tsx';
import { useSite } from './site.ts';

type Props = {
  /** The page's own title; the site's name is joined to it in the brand's order. */
  title?: string | undefined;
  description?: string | undefined;
  /** Absolute or from the root; the brand's picture for sharing when left out. */
  image?: string | undefined;
  /** False keeps the page out of search engines. */
  isIndexed?: boolean;
};

const NOT_INDEXED = ['f.manufacturer', 'az', 's'];

export const joinTitle = (
  order: 'meta-first' | 'site-first',
  site: string,
  meta: string | undefined,
): string => {
  if (!meta) return site;
  return order === 'meta-first' ? `${meta} | ${site}` : `${site} | ${meta}`;
};

/** Title, canonical, alternates and Open Graph tags. Every page renders exactly one; React lifts it into the head. */
export const PageHead = ({ title, description, image, isIndexed = true }: Props) => {
  const { brand, appUrl, language } = usePage();
  const { site } = useSite();
  const { pathname, search } = useLocation();
  const canonical = appUrl + localised(pathname, language.code);
  const query = new URLSearchParams(search);
  const picture = new URL(image || site.cdn_logo || '/assets/share.png', appUrl).href;
  const fullTitle = joinTitle(brand.titleOrder, site.name, title);
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={canonical} />
      {LANGUAGES.filter(({ code }) => brand.locales.includes(code)).map(({ code, tag }) => (
        <link key={code} rel="alternate" hrefLang={tag} href={appUrl + localised(pathname, code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={appUrl + localised(pathname, brand.defaultLocale)} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:secure_url" content={picture} />
      {(!isIndexed || NOT_INDEXED.some((name) => query.has(name))) && (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
};
