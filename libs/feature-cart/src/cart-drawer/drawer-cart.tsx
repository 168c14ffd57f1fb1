import type { Cart } from '@shop/data-access';
import { Notice, Stack, Text, Waybill } from '@shop/ui-theme';
import type { CartChange } from '../cart-changes/cart-change.ts';
import type { QueueState } from '../cart-changes/change-queue.ts';
import { CartLines } from '../cart-lines/cart-lines.tsx';
import { RemovedLine } from '../cart-lines/removed-line.tsx';
import { atDoor, type Method } from '../cart-sums.ts';
import type { CartWords } from '../cart-words.ts';

export type DrawerCartProps = {
  cart: Cart;
  outcome: QueueState['outcome'];
  words: CartWords;
  onChange: (change: CartChange) => void;
};

/** What the drawer holds: the lines, and the price at the door by both ways. */
export const DrawerCart = ({ cart, outcome, words, onChange }: DrawerCartProps) => {
  const { say, money } = words;
  const wayOf = (method: Method) => {
    const { days_from, days_to } = cart.shipping.breakdown[method];
    return {
      label: say(`cart.ways.${method}`),
      price: money(atDoor(cart, method)),
      days: say('cart.ways.days', { from: days_from, to: days_to }),
    };
  };
  return (
    <Stack gap={16}>
      {outcome && (
        <Notice tone={outcome === 'failed' ? 'critical' : 'warning'}>{say(`cart.notice.${outcome}`)}</Notice>
      )}
      {cart.items.length === 0 ? (
        <Text tone="muted">{say('cart.empty.heading')}</Text>
      ) : (
        <CartLines items={cart.items} words={words} onChange={onChange} level={3} />
      )}
      {cart.removed && <RemovedLine removed={cart.removed} words={words} />}
      {cart.items.length > 0 && (
        <Waybill title={say('cart.summary.total')} air={wayOf('air')} sea={wayOf('sea')} />
      )}
    </Stack>
  );
};
