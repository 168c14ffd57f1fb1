import type { PageProduct, PageVariant } from '@shop/domain/quotes';
import { isNode, many, textOf, typesOf, type Node } from './nodes.ts';
import { readCurrency, readPrice } from './read-price.ts';

const SOLD_OUT = /OutOfStock|SoldOut|Discontinued/i;
const ON_SALE = /InStock|LimitedAvailability|OnlineOnly|InStoreOnly|PreOrder|PreSale|BackOrder|MadeToOrder/i;

const availabilityOf = (offer: Node): boolean | null => {
  const text = textOf(offer['availability']) ?? '';
  if (SOLD_OUT.test(text)) return false;
  return ON_SALE.test(text) ? true : null;
};

/** A struck-out list price is not what is paid. */
const isListPrice = (specification: Node): boolean =>
  /ListPrice|SRP|MSRP|StrikethroughPrice/i.test(textOf(specification['priceType']) ?? '');

const specificationsOf = (offer: Node): readonly Node[] =>
  many(offer['priceSpecification'])
    .filter(isNode)
    .filter((one) => !isListPrice(one) && one['referenceQuantity'] === undefined);

export type Offered = Pick<PageProduct, 'price' | 'currency' | 'isAvailable' | 'sellerShipping'> & {
  readonly url: string | null;
  readonly name: string | null;
};

/** The cheapest rate that the seller names; free is 0. */
const shippingOf = (offer: Node, currency: string | null): number | null => {
  const rates = many(offer['shippingDetails'])
    .filter(isNode)
    .flatMap((details) => many(details['shippingRate']))
    .filter(isNode)
    .filter((rate) => currency === null || (readCurrency(textOf(rate['currency'])) ?? currency) === currency)
    .flatMap((rate) => {
      const said = textOf(rate['value']) ?? textOf(rate['maxValue']) ?? '';
      return /^0+(?:[.,]0+)?$/.test(said) ? [0] : (readPrice(said) ?? []);
    });
  return rates.length === 0 ? null : Math.min(...rates);
};

const toOffered = (offer: Node): Offered => {
  const priced = [offer, ...specificationsOf(offer)];
  const price = priced.map((one) => readPrice(textOf(one['price']))).find((one) => one !== null) ?? null;
  const currency =
    priced
      .map((one) => readCurrency(textOf(one['priceCurrency']) ?? textOf(one['price'])))
      .find((one) => one !== null) ?? null;
  return {
    ...{ price, currency, isAvailable: availabilityOf(offer), sellerShipping: shippingOf(offer, currency) },
    url: textOf(offer['url']),
    name: textOf(offer['name']),
  };
};

/** `lowPrice` to `highPrice`: a price only where both are the same. */
const toRange = (offer: Node): Offered => {
  const [low, high] = [readPrice(textOf(offer['lowPrice'])), readPrice(textOf(offer['highPrice']))];
  const isOne = low !== null && (high === low || (high === null && textOf(offer['offerCount']) === '1'));
  return { ...toOffered(offer), price: isOne ? low : readPrice(textOf(offer['price'])) };
};

/** The offers of a product; those inside an AggregateOffer count as well. */
export const offersOf = (product: Node): readonly Offered[] =>
  many(product['offers'])
    .filter(isNode)
    .flatMap((offer) => {
      const inner = many(offer['offers']).filter(isNode).map(toOffered);
      const isRange = typesOf(offer).includes('AggregateOffer') || offer['lowPrice'] !== undefined;
      if (inner.some(({ price }) => price !== null)) {
        const { currency, isAvailable } = toOffered(offer);
        return inner.map((one) => ({
          ...one,
          currency: one.currency ?? currency,
          isAvailable: one.isAvailable ?? isAvailable,
        }));
      }
      return [isRange ? toRange(offer) : toOffered(offer)];
    });

/** The one price of these offers; null where they differ. */
export const onePrice = (offers: readonly Pick<Offered, 'price' | 'currency'>[]) => {
  const priced = offers.filter(({ price }) => price !== null);
  const [first] = priced;
  const isOne = priced.every(({ price, currency }) => price === first?.price && currency === first?.currency);
  return {
    price: first && isOne ? first.price : null,
    currency: first?.currency ?? offers[0]?.currency ?? null,
  };
};

/** Whether one of them can be bought; null where none says so. */
export const anyAvailable = (all: readonly { readonly isAvailable: boolean | null }[]): boolean | null => {
  const said = all.flatMap(({ isAvailable }) => isAvailable ?? []);
  return said.length === 0 ? null : said.includes(true);
};

export const toVariants = (offers: readonly Offered[]): readonly PageVariant[] =>
  offers.length < 2
    ? []
    : offers.flatMap(({ name, price, isAvailable }) => (name === null ? [] : [{ name, price, isAvailable }]));
