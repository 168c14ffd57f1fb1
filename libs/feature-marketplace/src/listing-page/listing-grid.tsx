import type { ListingItem } from '@shop/data-access';
import { usePage } from '@shop/page';
import { ProductCardSkeleton } from '@shop/ui-theme/product-card-skeleton';
import { ProductGrid } from '@shop/ui-theme/product-grid';
import { VisuallyHidden } from '@shop/ui-theme/visually-hidden';
import { AddToCartArea } from '../product-card/add-to-cart-area.tsx';
import { ListingCard } from '../product-card/listing-card.tsx';
import { useCardWords, type CardWords } from '../product-card/use-card-words.ts';

/** The first row on a phone. Each further picture of high priority delays these, and one of them is the largest paint. */
const FETCHED_FIRST = 2;

const tableHead = ({ say }: CardWords) => ({
  item: say('marketplace.list.headItem'),
  goods: say('marketplace.list.headGoods'),
  air: say('marketplace.list.headAir'),
  sea: say('marketplace.list.headSea'),
});

export type ListingGridProps = {
  items: readonly ListingItem[];
  /** The number of loading cards: their placeholders are shown below until they arrive. */
  coming?: number;
};

/** The goods, as cards or as rows. */
export const ListingGrid = ({ items, coming = 0 }: ListingGridProps) => {
  const words = useCardWords();
  const { layout } = usePage();
  const isList = layout === 'LIST';
  return (
    <>
      <VisuallyHidden as="h2">{words.say('marketplace.list.results')}</VisuallyHidden>
      <AddToCartArea>
        <ProductGrid layout={isList ? 'list' : 'grid'} {...(isList && { head: tableHead(words) })}>
          {items.map((item, at) => (
            <ListingCard key={item.id} item={item} words={words} isFirst={at < FETCHED_FIRST} />
          ))}
          {Array.from({ length: coming }, (_, at) => (
            <ProductCardSkeleton key={`coming-${at}`} />
          ))}
        </ProductGrid>
      </AddToCartArea>
    </>
  );
};
