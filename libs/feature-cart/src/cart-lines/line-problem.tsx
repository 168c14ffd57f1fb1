import type { CartItem } from '@shop/data-access';
import { Notice } from '@shop/ui-theme/notice';
import type { CartWords } from '../cart-words.ts';

export type LineProblemProps = { item: CartItem; words: CartWords };

/** The changes of a line since it was added. */
export const LineProblem = ({ item, words: { say, money } }: LineProblemProps) => {
  switch (item.problem) {
    case 'sold_out':
    case 'withdrawn':
      return <Notice tone="critical">{say(`cart.problem.${item.problem}`)}</Notice>;
    case 'quantity_reduced':
      return (
        <Notice tone="warning">{say('cart.problem.quantity_reduced', { count: item.max_quantity })}</Notice>
      );
    case 'price_changed':
      return (
        <Notice tone="warning">
          {say('cart.problem.price_changed', { before: money(item.price_before ?? item.price) })}
        </Notice>
      );
    case null:
      return null;
  }
};
