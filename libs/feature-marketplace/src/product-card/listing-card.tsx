import type { ListingItem } from '@shop/data-access';
import { AddButton, AddLink } from '@shop/ui-theme/add-button';
import { ProductCard } from '@shop/ui-theme/product-card';
import { use } from 'react';
import { AddFormId } from './add-to-cart-area.tsx';
import { cardProps, productOf } from './card-props.ts';
import type { CardWords } from './use-card-words.ts';

export type ListingCardProps = {
  item: ListingItem;
  words: CardWords;
  level?: 2 | 3;
  /** For cards in the first screen. */
  isFirst?: boolean;
};

/** Adds the only possible version, or links to the choice of a size. */
const CardAdd = ({ item, words: { say, href } }: Pick<ListingCardProps, 'item' | 'words'>) => {
  const form = use(AddFormId);
  return item.variant_id === null ? (
    <AddLink href={href(productOf(item))} label={say('marketplace.card.choose', { name: item.name })} />
  ) : (
    <AddButton
      form={form}
      name="variant_id"
      value={item.variant_id}
      label={say('marketplace.card.add', { name: item.name })}
    />
  );
};

/** A product of a listing or a rail. Its add button needs an `AddToCartArea` around it. */
export const ListingCard = ({ item, words, level = 3, isFirst = false }: ListingCardProps) => (
  <ProductCard
    {...cardProps(item, words)}
    level={level}
    isFirst={isFirst}
    add={<CardAdd item={item} words={words} />}
  />
);
