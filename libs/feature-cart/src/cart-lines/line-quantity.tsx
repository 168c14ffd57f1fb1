import type { CartItem } from '@shop/data-access';
import type { CartChange } from '@shop/data-access/cart-change';
import { ChangeKeyField } from '@shop/page';
import { QuantityStepper } from '@shop/ui-theme/quantity-stepper';
import type { CartWords } from '../cart-words.ts';

export type LineQuantityProps = { item: CartItem; words: CartWords; onChange: (change: CartChange) => void };

/**
 * R-CRT-12, R-CRT-13: by one up and down between 1 and the maximum; a separate form, to work without
 * scripts.
 */
export const LineQuantity = ({ item, words: { say, formAction }, onChange }: LineQuantityProps) => (
  <form method="post" action={formAction}>
    <ChangeKeyField />
    <input type="hidden" name="intent" value="quantity" />
    <input type="hidden" name="line" value={item.id} />
    <QuantityStepper
      label={say('cart.line.quantity', { name: item.name })}
      lessLabel={say('cart.line.less')}
      moreLabel={say('cart.line.more')}
      value={item.quantity}
      max={item.max_quantity}
      submit={{ name: 'set' }}
      onChange={(quantity) => onChange({ kind: 'quantity', line: item.id, quantity })}
    />
  </form>
);
