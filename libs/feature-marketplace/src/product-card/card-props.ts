import type { ListingItem } from '@shop/data-access';
import { paths, pictureSources } from '@shop/paths';
import type { ProductCardProps } from '@shop/ui-theme/product-card';
import { CHOOSE_ALL, variantQuery } from '../product-page/variant-address.ts';
import type { CardWords } from './use-card-words.ts';

const MOST_DOTS = 5;

/** On small screens two cards are side by side, and a picture has a small margin in its tile. */
const TILE_WIDTHS = '(max-width: 640px) 40vw, 320px';

/** The delivered price by the chosen method; the struck price is the earlier one, quoted the same way. */
const priceOf = (
  { delivered, is_from_price, content }: ListingItem,
  { say, money, measure, method }: CardWords,
) => {
  const { total, prior_total: prior } = delivered[method];
  const now = money(total);
  return {
    current: is_from_price ? say('marketplace.card.from', { price: now }) : now,
    ...(prior != null && {
      struck: money(prior),
      struckLabel: say('marketplace.card.before'),
      lowest: say('marketplace.card.lowest', { price: money(prior) }),
    }),
    ...(content && {
      perMeasure: say(content.unit === 'ml' ? 'marketplace.card.perLitre' : 'marketplace.card.perKilogram', {
        amount: measure(content.amount),
        price: money(content.price[method]),
      }),
    }),
  };
};

type Way = ListingItem['delivered']['air'];
const wayOf = (label: string, { total, days_from, days_to }: Way, words: CardWords) => ({
  label,
  price: words.money(total),
  days: words.days(days_from, days_to),
});

/**
 * The days of the price above, and price and days of the other method; a list has a column for each method.
 */
const waybillOf = ({ delivered }: ListingItem, words: CardWords) => {
  const { say, door, method, isList } = words;
  const { days_from, days_to } = delivered[method];
  const way = (name: typeof method) =>
    (isList || name !== method) && {
      [name]: wayOf(say(`marketplace.card.${name}`), delivered[name], words),
    };
  return { title: door(days_from, days_to), ...way('air'), ...way('sea') };
};

const coloursOf = ({ colours }: ListingItem, { say, colours: count }: CardWords) => {
  if (colours.length === 0) return {};
  const hidden = colours.length - MOST_DOTS;
  return {
    colours: colours.slice(0, MOST_DOTS).map(({ hex, name }) => ({ hex, name })),
    coloursLabel: count(colours.length),
    ...(hidden > 0 && { moreColours: say('marketplace.card.moreColours', { count: hidden }) }),
  };
};

/** Sold out takes precedence over the reduction. */
const tagOf = ({ available, delivered }: ListingItem, { say, off, method }: CardWords) => {
  if (!available) return { tag: { text: say('marketplace.card.soldOut'), tone: 'outline' as const } };
  const { percent_off: percent = 0 } = delivered[method];
  return percent > 0 ? { tag: { text: off(percent), tone: 'sale' as const } } : {};
};

/**
 * The product's page, opened with the version that matches the filters; a size that no filter named is still
 * open.
 */
export const productOf = ({ slug, picked_variant_id, variant_id }: ListingItem) =>
  paths.product.to(
    { '*': slug },
    picked_variant_id === null
      ? {}
      : variantQuery(picked_variant_id, variant_id === null ? [CHOOSE_ALL] : []),
  );

/** A product of a listing, formatted for the page. */
export const cardProps = (item: ListingItem, words: CardWords): Omit<ProductCardProps, 'add'> => {
  const { say, href } = words;
  const link = href(productOf(item));
  return {
    href: link,
    name: item.name,
    brand: item.manufacturer,
    // The name is next to the picture: a screen reader would read it twice.
    picture: { ...pictureSources(item.image.source, 'card', TILE_WIDTHS), alt: '' },
    price: priceOf(item, words),
    ...tagOf(item, words),
    ...coloursOf(item, words),
    ...(item.available
      ? {
          waybill: waybillOf(item, words),
        }
      : {
          soldOut: {
            text: say('marketplace.card.soldOutText'),
            href: link,
          },
        }),
  };
};
