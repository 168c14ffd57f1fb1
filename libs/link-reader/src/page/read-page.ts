import type { PageProduct } from '@shop/domain/quotes';
import { load } from 'cheerio/slim';
import { embeddedProduct } from './embedded-product.ts';
import { jsonLdNodes } from './json-ld.ts';
import { metaProduct } from './meta-product.ts';
import { microdataNodes } from './microdata.ts';
import { NOTHING_READ, orElse } from './page-product.ts';
import { parsePage, type ParsedPage } from './parse-page.ts';
import { readWeight } from './read-weight.ts';
import { schemaProduct } from './schema-product.ts';

const LONGEST_TITLE = 300;
const MOST_PICTURES = 6;

/** Text without markup, control characters and runs of spaces. */
const plainText = (text: string): string | null => {
  const bare = load(`<p>${text}</p>`)('p').text();
  const cleaned = bare
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TITLE);
  // Letters that could not be read are asked for.
  return cleaned === '' || cleaned.includes('\uFFFD') ? null : cleaned;
};

const absolute = (address: string, page: string): string | null => {
  if (address.length > 2_048 || !URL.canParse(address, page)) return null;
  const url = new URL(address, page);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
};

/** A weight in the table of facts that many pages have. */
const weightInTable = ({ $, heads }: ParsedPage): number | null => {
  for (const head of heads) {
    if (!/^(?:item |shipping |product |package )?weight\b/i.test($(head).text().trim())) continue;
    const weight = readWeight($(head).next().text());
    if (weight !== null) return weight;
  }
  return null;
};

/** Each source in the order in which it is believed. A source that breaks says nothing. */
const SOURCES: readonly ((page: ParsedPage, address: string) => PageProduct)[] = [
  (page, address) => schemaProduct(jsonLdNodes(page), address),
  (page, address) => schemaProduct(microdataNodes(page), address),
  embeddedProduct,
  metaProduct,
  (page) => ({ ...NOTHING_READ, weightG: weightInTable(page) }),
];

const orNothing = (read: () => PageProduct): PageProduct => {
  try {
    return read();
  } catch (error) {
    // A page may nest deeper than the stack is: what other sources say still counts.
    if (error instanceof RangeError || error instanceof SyntaxError) return NOTHING_READ;
    throw error;
  }
};

/** Reads what a page of a shop says about its product. Pure: the same text gives the same product. */
export const readPage = (html: string, address: string): PageProduct => {
  const page = parsePage(html);
  if (!page) return NOTHING_READ;
  const read = SOURCES.map((source) => orNothing(() => source(page, address))).reduce(orElse);
  const pictures = read.pictures.flatMap((one) => absolute(one, address) ?? []);
  return {
    ...read,
    title: read.title === null ? null : plainText(read.title),
    // An amount of no known currency is no price.
    price: read.currency === null ? null : read.price,
    pictures: [...new Set(pictures)].slice(0, MOST_PICTURES),
    variants: read.variants.slice(0, 100).map((one) => ({ ...one, name: plainText(one.name) ?? '' })),
    categories: read.categories.flatMap((one) => plainText(one) ?? []).slice(0, 12),
  };
};
