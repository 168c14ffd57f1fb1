import type { ListingItem } from '@shop/data-access';
import { usePage } from '@shop/page';
import { ProductCardSkeleton } from '@shop/ui-theme/product-card-skeleton';
import { ProductGrid } from '@shop/ui-theme/product-grid';
import { VisuallyHidden } from '@shop/ui-theme/visually-hidden';
import { AddToCartArea } from '../product-card/add-to-cart-area.tsx';
import { ListingCard } from '../product-card/listing-card.tsx';
import { useCardWords, type CardWords } from '../product-card/use-card-words.ts';

/** About as many as a first screen shows; the rest wait until they are scrolled to. */
const SEEN_AT_ONCE = 4;

const tableHead = ({ say, days }: CardWords, [first]: readonly ListingItem[]) => {
  const daysOf = (way: 'air' | 'sea') =>
    first ? days(first.delivered[way].days_from, first.delivered[way].days_to) : '';
  return {
    item: say('marketplace.list.headItem'),
    goods: say('marketplace.list.headGoods'),
    air: { label: say('marketplace.list.headAir'), days: daysOf('air') },
    sea: { label: say('marketplace.list.headSea'), days: daysOf('sea') },
  };
};

export type ListingGridProps = {
  items: readonly ListingItem[];
  /** How many are on their way: their shapes stand below until they come. */
  coming?: number;
};

/** The goods themselves, as cards or as rows. */
export const ListingGrid = ({ items, coming = 0 }: ListingGridProps) => {
  const words = useCardWords();
  const { layout } = usePage();
  const isList = layout === 'LIST';
  return (
    <>
      <VisuallyHidden as="h2">{words.say('marketplace.list.results')}</VisuallyHidden>
      <AddToCartArea>
        <ProductGrid layout={isList ? 'list' : 'grid'} {...(isList && { head: tableHead(words, items) })}>
          {items.map((item, at) => (
            <ListingCard key={item.id} item={item} words={words} isFirst={at < SEEN_AT_ONCE} />
          ))}
          {Array.from({ length: coming }, (_, at) => (
            <ProductCardSkeleton key={`coming-${at}`} />
          ))}
        </ProductGrid>
      </AddToCartArea>
    </>
  );
};
