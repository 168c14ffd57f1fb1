import type { Cart } from '@shop/data-access';
import type { CartChange } from '@shop/data-access/cart-change';
import type { QueueState } from '@shop/data-access/cart-queue';
import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { cartChangeMessage } from '../cart-changes/cart-change-message.ts';
import { CartLines } from '../cart-lines/cart-lines.tsx';
import { CartAnnouncements } from '../cart-lines/cart-announcements.tsx';
import { RemovedLine } from '../cart-lines/removed-line.tsx';
import { CartWays } from '../cart-ways/cart-ways.tsx';
import type { CartWords } from '../cart-words.ts';

export type DrawerCartProps = {
  cart: Cart;
  answeredAt: number;
  changes: Pick<QueueState, 'outcome' | 'about'>;
  words: CartWords;
  onChange: (change: CartChange) => void;
};

/** The content of the drawer: the lines, and the delivered price by both methods. */
export const DrawerCart = ({ cart, answeredAt, changes, words, onChange }: DrawerCartProps) => {
  const { say, money } = words;
  const { outcome, about } = changes;
  const saved = cart.shipping.together_saves[cart.shipping_method];
  return (
    <>
      <CartAnnouncements cart={cart} words={words} />
      <Stack gap={16}>
        {outcome && (
          <Notice tone={outcome === 'adjusted' ? 'warning' : 'critical'}>
            {cartChangeMessage(say, cart, outcome, about)}
          </Notice>
        )}
        {cart.items.length === 0 ? (
          <Text tone="muted">{say('cart.empty.heading')}</Text>
        ) : (
          <CartLines items={cart.items} words={words} onChange={onChange} level={3} />
        )}
        {cart.removed && <RemovedLine removed={cart.removed} words={words} />}
        {cart.items.length > 0 && (
          <CartWays cart={cart} answeredAt={answeredAt} words={words} onChange={onChange} />
        )}
        {saved > 0 && (
          <Notice tone="success" icon="box">
            {say('cart.together', { amount: money(saved) })}
          </Notice>
        )}
      </Stack>
    </>
  );
};
