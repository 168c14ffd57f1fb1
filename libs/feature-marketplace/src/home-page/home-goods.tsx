import type { HomeBlock, HomeQuery } from '@shop/domain/home';
import { useLinks } from '@shop/page';
import { ArrowLink } from '@shop/ui-theme/arrow-link';
import { GoodsGrid } from '@shop/ui-theme/goods-grid';
import { Section } from '@shop/ui-theme/section';
import { useMessages } from '../messages.ts';
import { AddToCartArea } from '../product-card/add-to-cart-area.tsx';
import { ListingCard } from '../product-card/listing-card.tsx';
import { useCardWords } from '../product-card/use-card-words.ts';
import { ProductRail, type ProductRailProps } from '../product-rail/product-rail.tsx';
import { goodsLink } from './home-asks.ts';
import { useHomeMessages } from './home-page.messages.ts';
import { useHomeCategory, useHomeGoods } from './use-home-goods.ts';

/** What the goods of a query are called; those of a category by its name. */
const useGoodsWords = ({ sort }: HomeQuery, category: string | undefined) => {
  const say = useHomeMessages();
  const sayShared = useMessages();
  const names = {
    best_sellers: [say('marketplace.home.bought'), say('marketplace.home.allBought')],
    best_value: [say('marketplace.home.deals'), say('marketplace.home.allDeals')],
    new_arrivals: [say('marketplace.home.arrivals'), say('marketplace.home.allArrivals')],
  } as const;
  const [heading, all] = names[sort];
  const hint = sort === 'best_value' ? { hint: say('marketplace.home.dealsHint') } : {};
  return category === undefined
    ? { heading, all, ...hint }
    : {
        heading: category,
        all: sayShared('marketplace.categories.all', { name: category }),
        ...hint,
      };
};

/** Goods in rows whose prices align. */
const GoodsRows = ({ heading, hint, items, more }: ProductRailProps) => {
  const words = useCardWords();
  if (items.length === 0) return null;
  return (
    <Section
      heading={heading}
      {...(hint !== undefined && { hint })}
      action={
        more && (
          <ArrowLink href={more.href} isShortOnSmall>
            {more.label}
          </ArrowLink>
        )
      }
    >
      <AddToCartArea>
        <GoodsGrid>
          {items.map((item) => (
            <ListingCard key={item.id} item={item} words={words} />
          ))}
        </GoodsGrid>
      </AddToCartArea>
    </Section>
  );
};

type Block = Extract<HomeBlock, { type: 'goods' }>;
type ShownGoodsProps = { block: Block; category: { id: number; name: string } | null };

const ShownGoods = ({ block: { heading, look, query, limit }, category }: ShownGoodsProps) => {
  const { href } = useLinks();
  const { items } = useHomeGoods(query, category?.id ?? null);
  const words = useGoodsWords(query, category?.name);
  const View = look === 'grid' ? GoodsRows : ProductRail;
  return (
    <View
      heading={heading ?? words.heading}
      {...(words.hint !== undefined && { hint: words.hint })}
      items={items.slice(0, limit)}
      more={{ href: href(goodsLink(query)), label: words.all }}
    />
  );
};

/** Goods by a query; nothing in a shop without its category. */
export const HomeGoods = ({ block }: { block: Block }) => {
  const category = useHomeCategory(block.query);
  if (block.query.category !== undefined && !category) return null;
  return <ShownGoods block={block} category={category} />;
};
