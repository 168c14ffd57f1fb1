import type { ListingItem, Product } from '@shop/data-access';
import { useFormats } from '@shop/i18n';
import { useBrand, useCurrency, useDestination, useLinks, useQueriesOf, useReader } from '@shop/page';
import { pictureSources } from '@shop/paths';
import { WorkedPrice } from '@shop/ui-theme/worked-price';
import { useQuery } from '@tanstack/react-query';
import { productOf } from '../product-card/card-props.ts';
import { useHomeMessages } from './home-page.messages.ts';
import { useSearchKey } from './use-home-goods.ts';

type Variant = Product['variants'][number];

/** The version that the card adds, else the cheapest that is left. */
const shownVariant = ({ variants }: Product, { variant_id }: ListingItem): Variant | undefined =>
  variants.find(({ id }) => id === variant_id) ??
  variants.filter(({ max_quantity }) => max_quantity > 0).toSorted((a, b) => a.price - b.price)[0];

/** The delivered price of a product by the visitor's way, line by line, and its sum by the other one. */
export const HomePrice = ({ item }: { item: ListingItem }) => {
  const say = useHomeMessages();
  const { href } = useLinks();
  const formats = useFormats();
  const { isoCode } = useCurrency();
  const { method } = useDestination();
  const { methods } = useBrand();
  const ask = { ...useReader(), slug: item.slug, queryKey: useSearchKey() };
  const { data } = useQuery(useQueriesOf('catalogue').product(ask));
  const variant = data && shownVariant(data.product, item);
  if (!variant) return null;
  const money = (amount: number) => formats.money(amount, isoCode);
  const { lines, total, days_from: from, days_to: to } = variant.delivered[method];
  const other = methods.find((one) => one !== method);
  const otherWay = other && variant.delivered[other];
  return (
    <WorkedPrice
      heading={say('marketplace.home.worked')}
      product={{
        name: item.name,
        href: href(productOf(item)),
        picture: {
          ...pictureSources(variant.images[0]?.source ?? item.image.source, 'card', '88px'),
          alt: '',
        },
      }}
      rows={lines.map(({ code, amount }) => ({
        key: code,
        label: say(`marketplace.home.line.${code}`),
        value: money(amount),
      }))}
      total={{ label: say('marketplace.home.workedSum', { method, from, to }), value: money(total) }}
      {...(other &&
        otherWay && {
          other: {
            label: say(`marketplace.home.${other}Days`, { from: otherWay.days_from, to: otherWay.days_to }),
            value: money(otherWay.total),
          },
        })}
    >
      {say('marketplace.home.text')}
    </WorkedPrice>
  );
};
