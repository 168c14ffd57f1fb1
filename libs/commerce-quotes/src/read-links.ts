import type { QuoteItem } from '@shop/contracts/quotes';
import type { Database } from '@shop/database';
import { restrictionOf } from '@shop/domain/quotes';
import { fromWire } from '@shop/domain/wire-amount';
import type { LinkReader } from '@shop/link-reader';
import { setTimeout as pause } from 'node:timers/promises';
import type { NewLine } from './drafts.repository.ts';
import { linkToColumns, toColumns } from './item-columns.ts';
import { findReading } from './link-memory.repository.ts';
import { toReadItem, type ReadItem } from './read-item.ts';

/** As long as a page waits for pasted links, which waits for other answers as well. What is not read by then is asked. */
const PATIENCE_MS = 1_500;
const AT_ONCE = 8;

type Read = { readonly address: string; readonly item: ReadItem | null };

const readOne = async (db: Database, links: LinkReader, address: string): Promise<Read> => {
  const reading = await links.read(address);
  return { address, item: reading.state === 'read' ? await toReadItem(db, reading.product) : null };
};

/** Reads addresses, some at once, until all are read or the patience ends; those begun go on for the next who asks. */
const readAll = async (db: Database, links: LinkReader, addresses: readonly string[]) => {
  const found = new Map<string, ReadItem>();
  const left = [...addresses];
  const patience = new AbortController();
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined && !patience.signal.aborted; next = left.shift()) {
      const { address, item } = await readOne(db, links, next);
      if (item) found.set(address, item);
    }
  };
  const all = Promise.all(Array.from({ length: AT_ONCE }, work)).finally(() => patience.abort());
  await Promise.race([
    all,
    pause(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => undefined),
  ]);
  patience.abort();
  return new Map(found);
};

/** The columns of a line that its page fills in. */
export const readColumns = (item: ReadItem) => ({
  title: item.title,
  price: item.price === null ? null : fromWire(item.price),
  ...(item.currencyId === null ? {} : { price_currency_id: item.currencyId }),
  category_id: item.categoryId,
  weight_g: item.weightG,
  picture: item.picture,
  seller_shipping: item.sellerShipping === null ? null : fromWire(item.sellerShipping),
  restriction: restrictionOf(item.title),
});

/** The columns of pasted links, filled with what their pages say. */
export const linksToColumns = async (
  db: Database,
  links: LinkReader,
  typed: readonly string[],
): Promise<readonly NewLine[]> => {
  const lines = typed.map(linkToColumns);
  const read = await readAll(
    db,
    links,
    lines.flatMap(({ url }) => url ?? []),
  );
  return lines.map((line) => {
    const item = read.get(line.url ?? '');
    return item ? { ...line, ...readColumns(item) } : line;
  });
};

/**
 * The columns of an item as typed, with what only the page of its link says: its picture, and the store's shipping where
 * the price is in the same currency. Nothing is visited: the form has read the link.
 */
export const itemToColumns = async (db: Database, item: QuoteItem): Promise<NewLine> => {
  const line = toColumns(item);
  const reading = line.url ? await findReading(db, line.url) : null;
  if (reading?.state !== 'read') return { ...line, picture: null, seller_shipping: null };
  const { picture, sellerShipping, currencyId } = await toReadItem(db, reading.product);
  const isSame = currencyId === line.price_currency_id && sellerShipping !== null;
  return { ...line, picture, seller_shipping: isSame ? fromWire(sellerShipping) : null };
};
