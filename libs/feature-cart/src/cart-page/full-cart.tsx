import type { Cart } from '@shop/data-access';
import type { CartChange } from '@shop/data-access/cart-change';
import { DestinationChoice, PageColumns } from '@shop/page';
import { Notice } from '@shop/ui-theme/notice';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { CartLines } from '../cart-lines/cart-lines.tsx';
import { RemovedLine } from '../cart-lines/removed-line.tsx';
import { totalsOf } from '../cart-sums.ts';
import { CartSummary } from '../cart-summary/cart-summary.tsx';
import { CartWays } from '../cart-ways/cart-ways.tsx';
import { WayChange } from '../cart-ways/way-change.tsx';
import type { CartWords } from '../cart-words.ts';

export type FullCartProps = {
  cart: Cart;
  answeredAt: number;
  words: CartWords;
  onChange: (change: CartChange) => void;
};

/** The cart with lines: its shipping method, its lines, and its sum. */
export const FullCart = ({ cart, answeredAt, words, onChange }: FullCartProps) => {
  const { say, money, weight } = words;
  const pieces = totalsOf(cart).quantity;
  const saved = cart.shipping.together_saves[cart.shipping_method];
  return (
    <>
      <PageTitle
        heading={say('cart.title')}
        count={say('cart.count', { count: pieces, weight: weight(cart.weight_g) })}
      />
      <PageColumns>
        <Stack gap={20}>
          <DestinationChoice />
          <CartWays cart={cart} answeredAt={answeredAt} words={words} onChange={onChange} />
          {saved > 0 && (
            <Notice tone="success" icon="box">
              {say('cart.together', { amount: money(saved) })}
            </Notice>
          )}
          <CartLines items={cart.items} words={words} onChange={onChange} />
          {cart.removed && <RemovedLine removed={cart.removed} words={words} />}
        </Stack>
        <CartSummary
          cart={cart}
          words={words}
          change={<WayChange cart={cart} answeredAt={answeredAt} words={words} onChange={onChange} />}
        />
      </PageColumns>
    </>
  );
};
