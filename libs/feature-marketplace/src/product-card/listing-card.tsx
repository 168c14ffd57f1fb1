import type { ListingItem } from '@shop/data-access';
import { ChangeKeyField } from '@shop/page';
import { paths } from '@shop/paths';
import { AddButton, AddLink } from '@shop/ui-theme/add-button';
import { ProductCard } from '@shop/ui-theme/product-card';
import { cardProps, productOf } from './card-props.ts';
import type { CardWords } from './use-card-words.ts';

export type ListingCardProps = {
  item: ListingItem;
  words: CardWords;
  level?: 2 | 3;
  /** For cards in the first screen. */
  isFirst?: boolean;
};

/** Adds the one version that can be meant, or leads to where a size is chosen. */
const CardAdd = ({ item, words: { say, href } }: Pick<ListingCardProps, 'item' | 'words'>) =>
  item.variant_id === null ? (
    <AddLink href={href(productOf(item))} label={say('marketplace.card.choose', { name: item.name })} />
  ) : (
    <form method="post" action={href(paths.cart.to())}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="variant_id" value={item.variant_id} />
      <ChangeKeyField />
      <AddButton label={say('marketplace.card.add', { name: item.name })} />
    </form>
  );

/** A card whose add button is a real form: without scripts it leads to the cart, with them the list hears it. */
export const ListingCard = ({ item, words, level = 3, isFirst = false }: ListingCardProps) => (
  <ProductCard
    {...cardProps(item, words)}
    level={level}
    isFirst={isFirst}
    add={<CardAdd item={item} words={words} />}
  />
);
