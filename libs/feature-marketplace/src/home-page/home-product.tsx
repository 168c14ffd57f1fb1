import { homeQueries } from '@shop/data-access/home';
import type { HomeBlock } from '@shop/domain/home';
import { useFormats } from '@shop/i18n';
import { useCurrency, useDestination, useLinks, usePage, useReader } from '@shop/page';
import { paths, pictureSources } from '@shop/paths';
import { Promo } from '@shop/ui-theme/promo';
import { Section } from '@shop/ui-theme/section';
import { useQuery } from '@tanstack/react-query';
import { useHomeMessages } from './home-page.messages.ts';
import { useSearchKey } from './use-home-goods.ts';

/** One product with its picture and its delivered price; nothing while it cannot be bought. */
export const HomeProduct = ({ heading, slug }: Extract<HomeBlock, { type: 'product' }>) => {
  const say = useHomeMessages();
  const { href } = useLinks();
  const formats = useFormats();
  const { isoCode } = useCurrency();
  const { method } = useDestination();
  const ask = { ...useReader(), slug, queryKey: useSearchKey() };
  const { data: product } = useQuery(homeQueries(usePage().api).chosenProduct(ask));
  if (!product) return null;
  const { name, picture, delivered } = product;
  const { total, days_from: from, days_to: to } = delivered[method];
  return (
    <Section heading={heading ?? say('marketplace.home.chosen')}>
      <Promo
        look="accent"
        href={href(paths.product.to({ '*': slug }))}
        heading={name}
        picture={picture === null ? undefined : { ...pictureSources(picture, 'card'), alt: '' }}
        action={say('marketplace.home.seeProduct')}
      >
        <strong>{formats.money(total, isoCode)}</strong>
        <br />
        {say('marketplace.home.workedSum', { method, from, to })}
      </Promo>
    </Section>
  );
};
