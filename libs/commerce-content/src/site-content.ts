import type { Locale, ShopBrand } from '@shop/commerce-kit/shop-brand';
import type { Database } from '@shop/database';
import { contentPath } from './content-address.ts';
import { findFooterPages, findLinks, findMenus, findPosts } from './content.repository.ts';
import { inWords, textIn } from './page-answer.ts';

type Link = { readonly path: string; readonly label: string };

export type SiteContent = {
  /** The newest post, if there is any. */
  readonly blogs: { readonly id: number }[];
  /** The columns of the footer. */
  readonly menus: { readonly heading: string; readonly links: Link[] }[];
};

type Placed = Link & { readonly menu: string | null; readonly position: number };

const readPlaced = async (db: Database, brand: ShopBrand, locale: Locale): Promise<readonly Placed[]> => {
  const [pages, links] = await Promise.all([findFooterPages(db, brand), findLinks(db, brand)]);
  return [
    ...pages.map((page) => ({
      ...{ menu: page.menu, position: page.menu_position, path: contentPath(page) },
      label: page.labels ? inWords(page.labels, locale) : textIn(page.texts, { brand, locale }).text.title,
    })),
    ...links.map(({ labels, ...link }) => ({ ...link, label: inWords(labels, locale) })),
  ].toSorted((a, b) => a.position - b.position);
};

/** What every page of a brand needs of its content. A column without links is left out. */
export const readSiteContent = async (
  db: Database,
  brand: ShopBrand,
  locale: Locale,
): Promise<SiteContent> => {
  const [menus, placed, posts] = await Promise.all([
    findMenus(db),
    readPlaced(db, brand, locale),
    brand.features.includes('blog') ? findPosts(db, brand, { topic: null, limit: 1, offset: 0 }) : [],
  ]);
  const linksOf = (key: string): Link[] =>
    placed.filter(({ menu }) => menu === key).map(({ path, label }) => ({ path, label }));
  return {
    blogs: posts.map(({ id }) => ({ id })),
    menus: menus
      .map(({ key, names }) => ({ heading: inWords(names, locale), links: linksOf(key) }))
      .filter(({ links }) => links.length > 0),
  };
};
