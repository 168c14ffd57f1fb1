import type { ListingItem } from '@shop/data-access';
import { useFormats, useLanguage } from '@shop/i18n';
import {
  chooseSearchKey,
  useBrand,
  useCurrency,
  useDestination,
  useLinks,
  useQueriesOf,
  useReader,
  useSite,
} from '@shop/page';
import { paths, pictureSources } from '@shop/paths';
import { ArrowLink } from '@shop/ui-theme/arrow-link';
import { ProductCard } from '@shop/ui-theme/product-card';
import { ProductGrid } from '@shop/ui-theme/product-grid';
import { Section } from '@shop/ui-theme/section';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../messages.ts';
import { goodsAsk, type Goods } from './goods-ask.ts';

/** What the loader has put into the cache; undefined where it could not. */
const useGoods = ({ query, limit }: Goods) => {
  const catalogue = useQueriesOf('catalogue');
  const language = useLanguage();
  const reader = useReader();
  const key = chooseSearchKey(useSite(), useBrand(), language.id);
  const { category: slug = '' } = query;
  const { data: category } = useQuery({
    ...catalogue.category(key, language.code, slug),
    enabled: false,
  });
  const isKnown = slug === '' || category != null;
  const ask = goodsAsk(reader, { query, limit }, category?.id ?? null);
  const { data: listing } = useQuery({ ...catalogue.listing(ask), enabled: false });
  return isKnown ? { category, items: listing?.items ?? [] } : { category, items: [] };
};

/** A product with its delivered price, and a link to its page. */
const GoodsCard = ({ item }: { item: ListingItem }) => {
  const say = useMessages();
  const { href } = useLinks();
  const { money } = useFormats();
  const { isoCode } = useCurrency();
  const { method } = useDestination();
  const price = money(item.delivered[method].total, isoCode);
  return (
    <ProductCard
      href={href(paths.product.to({ '*': item.slug }))}
      name={item.name}
      brand={item.manufacturer}
      picture={{ ...pictureSources(item.image.source, 'card'), alt: '' }}
      price={{ current: item.is_from_price ? say('content.goods.from', { price }) : price }}
    />
  );
};

export type GoodsBlockProps = Goods & { heading: string };

/** Goods of the shop inside a text; nothing without any. */
export const GoodsBlock = ({ heading, query, limit }: GoodsBlockProps) => {
  const say = useMessages();
  const { href } = useLinks();
  const { category, items } = useGoods({ query, limit });
  if (items.length === 0) return null;
  const all = query.category ? paths.category.to({ '*': query.category }) : paths.marketplace.to();
  return (
    <Section
      heading={heading}
      action={
        <ArrowLink href={href(all)} isShortOnSmall>
          {category?.name ?? say('content.goods.all')}
        </ArrowLink>
      }
    >
      <ProductGrid>
        {items.map((item) => (
          <GoodsCard key={item.id} item={item} />
        ))}
      </ProductGrid>
    </Section>
  );
};
