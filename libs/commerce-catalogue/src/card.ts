import type { Colour, ListingItem } from '@shop/contracts/catalogue';
import { CONVERSION_CURRENCY } from '@shop/domain/currencies';
import { convertToCents, fromCents, type Amount } from '@shop/domain/money';
import { fractionFromPercent } from '@shop/domain/discount';
import { dutiesIn } from '@shop/domain/market-duties';
import { percentOff } from '@shop/domain/reductions';
import type { ShippingMethod } from '@shop/domain/tariff';
import { toWire } from '@shop/domain/wire-amount';
import { contentWire } from './content.ts';
import { wordIn, type Dictionary } from './dictionary.ts';
import type { ListingRow } from './listing.repository.ts';
import type { DeliveredCents } from './shown-prices.repository.ts';
import type { MethodPrices, Till } from '@shop/commerce-prices';

export type Reading = { readonly dictionary: Dictionary; readonly languageId: number; readonly till: Till };

/** A catalogue price in the shopper's currency: converted once and rounded to cents, so that sums add up. */
export const ownPrice = (price: Amount, { currency, rates }: Till): Amount =>
  convertToCents(price, CONVERSION_CURRENCY, currency, rates);

/** The percentage is that of the two prices as they are shown; without a whole percent there is no reduction. */
export const pricesWire = (current: Amount, prior: Amount | null, till: Till) => {
  const price = ownPrice(current, till);
  const before = prior === null ? price : ownPrice(prior, till);
  const percent = percentOff(price, before);
  const shown = percent === 0 ? null : toWire(before);
  return {
    price: toWire(price),
    old_price: shown,
    discount_percentage: fractionFromPercent(percent),
    lowest_price: shown,
  };
};

/** Names and swatches of colours by the slug of variants. */
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

/** A stored price with its reduction, and the days of the tariff that made it. */
export const deliveredWire = ([price, prior]: DeliveredCents, { tariff: { card } }: MethodPrices) => ({
  total: toWire(fromCents(price)),
  days_from: card.daysFrom,
  days_to: card.daysTo,
  ...reductionWire(price, prior),
});

/** The prior price is null where the reduction is less than one percent of it. */
export const reductionWire = (cents: number, priorCents: number | null) => {
  const percent = priorCents === null ? 0 : percentOff(cents, priorCents);
  return {
    prior_total: priorCents === null || percent === 0 ? null : toWire(fromCents(priorCents)),
    percent_off: percent,
  };
};

export const toCard = (row: ListingRow, reading: Reading): ListingItem => {
  const { till, dictionary } = reading;
  const deliveredBy = (method: ShippingMethod) =>
    deliveredWire(method === till.method ? row.delivered : row.other, till[method]);
  const delivered = { air: deliveredBy('air'), sea: deliveredBy('sea') };
  return {
    id: row.product_id,
    slug: row.slug,
    name: row.name,
    manufacturer: dictionary.manufacturers.get(row.manufacturer_id)?.name ?? '',
    image: { source: row.picture, alt: row.name },
    ...pricesWire(row.current_price, row.prior_price, till),
    colours: coloursOf(row.colours, reading),
    variant_id: row.is_in_stock && !row.needs_choice ? row.variant_id : null,
    picked_variant_id: row.picked_variant_id,
    is_from_price: row.is_from_price,
    available: row.is_in_stock,
    delivered,
    content: contentWire(row.content, delivered, dutiesIn(till.countryId)),
  };
};
