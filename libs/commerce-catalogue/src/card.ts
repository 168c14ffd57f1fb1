import type { Colour, ListingItem } from '@shop/contracts/catalogue';
import { CONVERSION_CURRENCY, type CurrencyCode } from '@shop/domain/currencies';
import { convertToCents, type Amount, type ExchangeRates } from '@shop/domain/money';
import { deliveredPrice, type DeliveredTerms, type PricedProduct } from '@shop/domain/tariff';
import { rateToWire, toWire } from '@shop/domain/wire-amount';
import { wordIn, type Dictionary } from './dictionary.ts';
import type { ListingRow } from './listing.repository.ts';

/** What prices depend on besides the product: destination and currency. */
export type Till = {
  readonly currency: CurrencyCode;
  readonly rates: ExchangeRates;
  readonly air: DeliveredTerms;
  readonly sea: DeliveredTerms;
};

export type Reading = { readonly dictionary: Dictionary; readonly languageId: number; readonly till: Till };

/** A catalogue price in the shopper's currency: converted once and rounded to cents, so that sums add up. */
export const ownPrice = (price: Amount, { currency, rates }: Till): Amount =>
  convertToCents(price, CONVERSION_CURRENCY, currency, rates);

const deliveredWire = (product: PricedProduct, terms: DeliveredTerms) => ({
  total: toWire(deliveredPrice(product, terms)),
  days_from: terms.tariff.card.daysFrom,
  days_to: terms.tariff.card.daysTo,
});

type Priced = { current: Amount; regular: Amount; lowest: Amount; fraction: number };

/** The regular price and the 30-day lowest price are returned only with a reduction. */
export const pricesWire = ({ current, regular, lowest, fraction }: Priced, till: Till) => {
  const isReduced = regular > current;
  return {
    price: toWire(ownPrice(current, till)),
    old_price: isReduced ? toWire(ownPrice(regular, till)) : null,
    discount_percentage: rateToWire(fraction),
    lowest_price: isReduced ? toWire(ownPrice(lowest, till)) : null,
  };
};

/** Names and swatches of colours by the slug that variants carry. */
export const coloursOf = (
  colours: readonly { slug: string; swatch: string | null }[],
  { dictionary, languageId }: Reading,
): Colour[] => {
  const ids = dictionary.coloursBySlug;
  return colours.flatMap(({ slug, swatch }) => {
    const value = ids.get(slug);
    const hex = swatch ?? value?.swatch;
    return hex ? [{ slug, name: value ? wordIn(value.names, languageId) : slug, hex }] : [];
  });
};

export const toCard = (row: ListingRow, reading: Reading): ListingItem => {
  const { till, dictionary } = reading;
  const thing = {
    price: ownPrice(row.current_price, till),
    weightG: row.weight_g,
    sidesMm: [row.length_mm, row.width_mm, row.height_mm] as const,
    tariffLine: row.tariff_line,
  };
  return {
    id: row.product_id,
    slug: row.slug,
    name: row.name,
    manufacturer: dictionary.manufacturers.get(row.manufacturer_id)?.name ?? '',
    image: { source: row.picture, alt: row.name },
    ...pricesWire(
      {
        current: row.current_price,
        regular: row.regular_price,
        lowest: row.lowest_price,
        fraction: row.discount_percentage,
      },
      till,
    ),
    colours: coloursOf(row.colours, reading),
    variant_id: row.is_in_stock && !row.needs_choice ? row.variant_id : null,
    picked_variant_id: row.picked_variant_id,
    is_from_price: row.is_from_price,
    available: row.is_in_stock,
    delivered: {
      air: deliveredWire(thing, till.air),
      sea: deliveredWire(thing, till.sea),
    },
  };
};
