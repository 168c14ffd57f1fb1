import type { ListingItem } from '@shop/data-access';
import { homeQueries } from '@shop/data-access/home';
import { useFormats } from '@shop/i18n';
import { useBrand, useCurrency, useDestination, useLinks, usePage, useReader } from '@shop/page';
import { pictureSources } from '@shop/paths';
import { WorkedPrice } from '@shop/ui-theme/worked-price';
import { useQuery } from '@tanstack/react-query';
import { productOf } from '../product-card/card-props.ts';
import { useHomeMessages } from './home-page.messages.ts';
import { useSearchKey } from './use-home-goods.ts';

/** The delivered price of a product by the visitor's way, line by line, and its sum by the other one. */
export const HomePrice = ({ item }: { item: ListingItem }) => {
  const say = useHomeMessages();
  const { href } = useLinks();
  const formats = useFormats();
  const { isoCode } = useCurrency();
  const { method } = useDestination();
  const { methods } = useBrand();
  const ask = { ...useReader(), slug: item.slug, queryKey: useSearchKey() };
  const { data: price } = useQuery(homeQueries(usePage().api).workedPrice(ask, item.variant_id));
  if (!price) return null;
  const money = (amount: number) => formats.money(amount, isoCode);
  const { lines, total, days_from: from, days_to: to } = price.delivered[method];
  const other = methods.find((one) => one !== method);
  const otherWay = other && price.delivered[other];
  return (
    <WorkedPrice
      heading={say('marketplace.home.worked')}
      product={{
        name: item.name,
        href: href(productOf(item)),
        picture: {
          ...pictureSources(price.picture ?? item.image.source, 'card', '88px'),
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
