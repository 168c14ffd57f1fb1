import type { LinkAnswer } from '@shop/contracts/quotes';
import type { Database } from '@shop/database';
import { findCurrencyByCode } from '@shop/domain/currencies';
import { ENGLISH_ID } from '@shop/domain/languages';
import type { LinkReading, PageProduct } from '@shop/domain/quotes';
import { findKinds } from './goods-kinds.repository.ts';
import { guessKind } from './guess-kind.ts';

const MOST_VARIANTS = 30;

/** What a page said, as far as an item of a request has a place for it. */
export type ReadItem = {
  readonly title: string;
  readonly price: number | null;
  readonly currencyId: number | null;
  readonly weightG: number | null;
  readonly categoryId: number | null;
  readonly picture: string | null;
  readonly sellerShipping: number | null;
};

/** A picture is shown only where it cannot be changed on its way. */
const pictureOf = ({ pictures }: PageProduct): string | null =>
  pictures.find((address) => address.startsWith('https:')) ?? null;

/**
 * Prices in a currency that the shop does not know are left open. The kind is guessed by English names: most stores are
 * American.
 */
export const toReadItem = async (db: Database, product: PageProduct): Promise<ReadItem> => {
  const currencyId = findCurrencyByCode(product.currency)?.id ?? null;
  return {
    title: product.title ?? '',
    price: currencyId === null ? null : product.price,
    currencyId,
    weightG: product.weightG,
    categoryId: guessKind(product, await findKinds(db, ENGLISH_ID)),
    picture: pictureOf(product),
    sellerShipping: currencyId === null ? null : product.sellerShipping,
  };
};

/** The answer to a pasted link: what was read, for the form to fill in. */
export const toLinkAnswer = async (db: Database, reading: LinkReading): Promise<LinkAnswer['link']> => {
  if (reading.state === 'unread') return { reason: reading.reason, item: null };
  const { product } = reading;
  const read = await toReadItem(db, product);
  return {
    reason: null,
    item: {
      title: read.title,
      price: read.price,
      currency_id: read.currencyId,
      category_id: read.categoryId,
      weight_kg: read.weightG === null ? null : read.weightG / 1_000,
      picture: read.picture,
      seller_shipping: read.sellerShipping,
      is_available: product.isAvailable,
      has_many_prices: product.hasManyPrices,
      variants: product.variants.slice(0, MOST_VARIANTS).map(({ name, price }) => ({ name, price })),
    },
  };
};
