import type { Cart } from '@shop/data-access';
import { fromWire } from '@shop/domain/wire-amount';
import { useDiscountLabel } from '@shop/i18n/discount-label';
import { paths } from '@shop/paths';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { OrderSummary } from '@shop/ui-theme/order-summary';
import { Stack } from '@shop/ui-theme/stack';
import type { ReactNode } from 'react';
import { atDoor } from '../cart-sums.ts';
import type { CartWords } from '../cart-words.ts';
import { ExpressLinks } from './express-links.tsx';
import { NextTier } from './next-tier.tsx';

export type CartSummaryProps = {
  cart: Cart;
  words: CartWords;
  /** A link that changes between air and sea. */
  change: ReactNode;
};

/** The sum of the cart by the chosen method, with all parts of shipping, and the link to the checkout. */
export const CartSummary = ({ cart, words, change }: CartSummaryProps) => {
  const { say, money, href } = words;
  const { shipping, shipping_method: method, delivery } = cart;
  const discount = shipping.shipping_discounts[method];
  const discountLabel = useDiscountLabel();
  const canOrder = cart.items.some(({ quantity }) => quantity > 0);
  return (
    <OrderSummary
      heading={say('cart.summary.heading')}
      rows={[
        { key: 'goods', label: say('cart.summary.goods'), value: money(cart.subtotal) },
        {
          key: 'shipping',
          label: (
            <>
              {say(`cart.summary.shipping.${method}`)} {change}
            </>
          ),
          value: money(shipping.shipping_methods[method]),
        },
        ...(discount > 0
          ? [
              {
                key: 'discount',
                label: discountLabel(fromWire(discount), fromWire(shipping.shipping_methods[method])),
                value: money(-discount),
                tone: 'success' as const,
              },
            ]
          : []),
        ...(delivery.fee_from > 0
          ? [{ key: 'delivery', label: say('cart.summary.delivery'), value: money(delivery.fee_from) }]
          : []),
      ]}
      more={{
        summary: say('cart.summary.details'),
        rows: shipping.breakdown[method].lines.flatMap(({ code, amount }) =>
          code === 'goods' || amount === 0
            ? []
            : [{ key: code, label: say(`cart.cost.${code}`), value: money(amount) }],
        ),
      }}
      total={{ label: say('cart.summary.total'), amount: money(atDoor(cart, method)) }}
      footnote={
        delivery.local_delivery
          ? say('cart.summary.local', { fee: money(delivery.fee_from) })
          : say('cart.summary.door')
      }
      action={
        canOrder && (
          <Stack gap={16}>
            <ButtonLink href={href(paths.checkout.to({}))} isBlock>
              {say('cart.summary.checkout')}
            </ButtonLink>
            {cart.express && <ExpressLinks ways={cart.express} words={words} />}
          </Stack>
        )
      }
    >
      {cart.next_discount && <NextTier cart={cart} next={cart.next_discount} words={words} />}
    </OrderSummary>
  );
};
