import type { QuoteItem } from '@shop/contracts/quotes';
import { findCurrencyById } from '@shop/domain/currencies';
import { restrictionOf } from '@shop/domain/quotes';
import { invalid } from '@shop/commerce-kit/problem';
import type { NewLine } from './drafts.repository.ts';
import { toPrice } from './typed-price.ts';
import { parseWebLink } from './web-link.ts';

const GRAMS_PER_KG = 1_000;
const MM_PER_CM = 10;
const DOLLARS = 2;

const linkOf = (typed: string): string | null => {
  if (typed === '') return null;
  const link = parseWebLink(typed);
  if (!link.ok) throw invalid({ url: [link.error] });
  return link.value.href;
};

/** The columns of an item as typed. An unknown currency is the dollar, of which most stores are. */
export const toColumns = (item: QuoteItem): NewLine => {
  const [length, width, height] = item.sides_cm ?? [];
  const toMm = (side: number | undefined) => (side === undefined ? null : Math.ceil(side * MM_PER_CM));
  return {
    url: linkOf(item.url),
    title: item.title,
    options: item.options,
    quantity: item.quantity,
    price: item.price === null ? null : toPrice(item.price),
    price_currency_id: findCurrencyById(item.currency_id)?.id ?? DOLLARS,
    category_id: item.category_id,
    weight_g: item.weight_kg === null ? null : Math.ceil(item.weight_kg * GRAMS_PER_KG),
    length_mm: toMm(length),
    width_mm: toMm(width),
    height_mm: toMm(height),
    restriction: restrictionOf(`${item.title} ${item.options}`),
  };
};

/** The last words of an address, as a first title of a pasted link: `/dp/blue-shoes-42` is "blue shoes 42". */
const titleOf = (href: string, store: string): string => {
  const { pathname } = new URL(href);
  const last = pathname.split('/').findLast((part) => /\p{L}{3}/u.test(part)) ?? '';
  const words = decoded(last)
    .replace(/\.\w{2,5}$/, '')
    .replaceAll(/[-_+\s]+/g, ' ')
    .trim();
  return (words === '' ? store : words).slice(0, 300);
};

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** The columns of a pasted link. Everything but the link is still to be filled in. */
export const linkToColumns = (typed: string): NewLine => {
  const link = parseWebLink(typed);
  if (!link.ok) throw invalid({ links: [link.error] });
  const { href, store } = link.value;
  const title = titleOf(href, store);
  return {
    ...{ url: href, title, quantity: 1, price_currency_id: DOLLARS },
    restriction: restrictionOf(title),
  };
};
