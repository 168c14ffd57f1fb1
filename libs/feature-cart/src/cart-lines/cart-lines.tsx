import type { Cart, CartItem } from '@shop/data-access';
import type { CartChange } from '@shop/data-access/cart-change';
import { paths, pictureSources } from '@shop/paths';
import { CartLine } from '@shop/ui-theme/cart-line';
import type { CartWords } from '../cart-words.ts';
import { LineButton } from './line-button.tsx';
import { LineProblem } from './line-problem.tsx';
import { LineQuantity } from './line-quantity.tsx';

export type CartLinesProps = {
  items: Cart['items'];
  words: CartWords;
  onChange: (change: CartChange) => void;
  /** The level of the names as headings. */
  level?: 2 | 3;
};

/** All lines of the cart, each with its quantity and a remove button. */
export const CartLines = ({ items, words, onChange, level = 2 }: CartLinesProps) => (
  <div>
    {items.map((item) => (
      <Line key={item.id} item={item} words={words} onChange={onChange} level={level} />
    ))}
  </div>
);

type LineProps = Omit<CartLinesProps, 'items'> & { item: CartItem; level: 2 | 3 };

const Line = ({ item, words, onChange, level }: LineProps) => {
  const { say, href, money, weight, formAction } = words;
  const hint = item.quantity > 1 ? say('cart.line.each', { price: money(item.price) }) : undefined;
  return (
    <CartLine
      href={href(paths.product.to({ '*': item.slug }, { productVariant: item.variant_id }))}
      name={item.name}
      picture={{ ...pictureSources(item.image.source, 'thumb'), alt: '' }}
      details={[
        [item.manufacturer, ...item.attributes].join(' · '),
        say('cart.line.weight', { weight: weight(item.weight_g) }),
      ]}
      price={money(item.quantity === 0 ? item.price : item.line_total)}
      {...(hint !== undefined && { priceHint: hint })}
      level={level}
      actions={
        <>
          {item.max_quantity > 0 && <LineQuantity item={item} words={words} onChange={onChange} />}
          <LineButton intent="remove" line={item.id} formAction={formAction} icon="trash" look="bare">
            {say('cart.line.remove')}
          </LineButton>
        </>
      }
      notice={item.problem && <LineProblem item={item} words={words} />}
    />
  );
};
