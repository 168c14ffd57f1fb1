import type { ListingItem } from '@shop/data-access';
import type { HomeBlock } from '@shop/domain/home';
import { useLanguage } from '@shop/i18n';
import { useLinks, useQueriesOf } from '@shop/page';
import { paths } from '@shop/paths';
import { Opening } from '@shop/ui-theme/opening';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMessages } from '../messages.ts';
import { AddToCartArea } from '../product-card/add-to-cart-area.tsx';
import { ListingCard } from '../product-card/listing-card.tsx';
import { useCardWords } from '../product-card/use-card-words.ts';
import { useHomeMessages } from './home-page.messages.ts';
import { HomePrice } from './home-price.tsx';
import { useHomeCategory, useHomeGoods, useSearchKey } from './use-home-goods.ts';

const CARDS = { after: 3, before: 3, below: 4 } as const;

const useCategoryLinks = () => {
  const { href } = useLinks();
  const { code } = useLanguage();
  const { data: roots } = useSuspenseQuery(useQueriesOf('navigation').roots(useSearchKey(), code));
  return roots.map(({ slug, name }) => ({ href: href(paths.category.to({ '*': slug })), name }));
};

/** The one whose price is worked out is no card, unless it is the only one. */
const shareOut = (items: readonly ListingItem[]) => {
  const worked = items.find(({ available }) => available);
  const others = items.filter((item) => item !== worked);
  return { worked, cards: others.length > 0 ? others : items };
};

export type HomeOpeningProps = Omit<Extract<HomeBlock, { type: 'opening' }>, 'type'> & {
  /** Of staff; the brand's own without it. */
  heading: string | null;
};

/** The promise, goods, and the price of the first of them line by line. */
export const HomeOpening = ({ heading, look, query }: HomeOpeningProps) => {
  const say = useHomeMessages();
  const sayShared = useMessages();
  const words = useCardWords();
  const categories = useCategoryLinks();
  const { items } = useHomeGoods(query, useHomeCategory(query)?.id ?? null);
  const { worked, cards } = shareOut(items);
  return (
    <AddToCartArea>
      <Opening
        heading={heading ?? say('marketplace.home.heading')}
        look={look}
        categories={categories}
        categoriesLabel={sayShared('marketplace.categories.heading')}
        price={worked && <HomePrice item={worked} />}
      >
        {cards.slice(0, CARDS[look]).map((item) => (
          <ListingCard key={item.id} item={item} words={words} level={2} isFirst />
        ))}
      </Opening>
    </AddToCartArea>
  );
};
