import type { PageProduct } from '@shop/domain/quotes';
import { NOTHING_READ } from './page-product.ts';
import type { ParsedPage } from './parse-page.ts';
import { readCurrency, readPrice } from './read-price.ts';
import { readWeight } from './read-weight.ts';

/** Open Graph writes `property`, many shops write `name`. */
const contents = ({ metas }: ParsedPage): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const { attribs } of metas) {
    const name = (attribs['property'] ?? attribs['name'] ?? attribs['itemprop'] ?? '').toLowerCase().trim();
    const content = attribs['content']?.trim();
    if (name !== '' && content) found.set(name, [...(found.get(name) ?? []), content]);
  }
  return found;
};

/** A title without the shop's name, where the page says that name. */
const withoutShop = (title: string, shop: string | undefined): string => {
  if (!shop) return title;
  const parts = title.split(/\s+[|–—•·-]\s+/);
  const left = parts.filter((part) => part.toLowerCase() !== shop.toLowerCase());
  return left.length > 0 && left.length < parts.length ? left.join(' – ') : title;
};

const stockOf = (said: string | undefined): boolean | null => {
  const word = (said ?? '').toLowerCase().replaceAll(/[\s_-]/g, '');
  if (/^(?:oos|outofstock|soldout|discontinued)/.test(word)) return false;
  return /^(?:instock|available|preorder|backorder|pending)/.test(word) ? true : null;
};

type First = (...names: readonly string[]) => string | undefined;

const moneyOf = (first: First): Pick<PageProduct, 'price' | 'currency'> => {
  const said = first('product:sale_price:amount', 'product:price:amount', 'og:price:amount', 'twitter:data1');
  const currency = first('product:sale_price:currency', 'product:price:currency', 'og:price:currency');
  const price = readPrice(said);
  return { price, currency: price === null ? null : readCurrency(currency ?? said) };
};

const weightOf = (first: First): number | null => {
  const value = first('product:weight:value', 'product:shipping_weight:value');
  const unitText = first('product:weight:units', 'product:shipping_weight:units') ?? '';
  return value === undefined ? null : readWeight({ value, unitText });
};

const titleOf = ({ $, title }: ParsedPage, first: First): string | null => {
  const said = first('og:title', 'twitter:title') ?? (title && $(title).text().trim());
  return said ? withoutShop(said, first('og:site_name')) : null;
};

/** What Open Graph, Twitter's cards and the head of a page say. */
export const metaProduct = (page: ParsedPage): PageProduct => {
  const said = contents(page);
  const first: First = (...names) =>
    names.map((name) => said.get(name)?.[0]).find((one) => one !== undefined);
  const pictures = ['og:image:secure_url', 'og:image', 'twitter:image'];
  return {
    ...NOTHING_READ,
    ...moneyOf(first),
    title: titleOf(page, first),
    pictures: pictures.flatMap((name) => said.get(name) ?? []),
    isAvailable: stockOf(first('product:availability', 'og:availability')),
    weightG: weightOf(first),
    categories: (first('product:category') ?? '').split(/\s*[>/]\s*/).filter((one) => one !== ''),
  };
};
