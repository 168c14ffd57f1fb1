import { emptyCart, type Cart, type CartAnswer, type CartItem } from '@shop/data-access';

export const aLine = (parts: Partial<CartItem> = {}): CartItem => ({
  id: 1,
  product_id: 10,
  variant_id: 100,
  slug: 'headphones',
  name: 'Wireless headphones',
  manufacturer: 'Kestrel Audio',
  image: { source: 'headphones.over.pine.front.1', alt: '' },
  attributes: ['Pine'],
  quantity: 1,
  max_quantity: 5,
  price: 219,
  price_before: null,
  line_total: 219,
  weight_g: 620,
  problem: null,
  ...parts,
});

export const aCart = ({ items = [aLine()], ...parts }: Partial<Cart> = {}): Cart => ({
  ...emptyCart('EUR'),
  items,
  subtotal: items.reduce((sum, { line_total }) => sum + line_total, 0),
  shipping: {
    shipping_methods: { air: 62.5, sea: 51.2 },
    shipping_discounts: { air: 2.5, sea: 0 },
    breakdown: {
      air: { total: 281.5, days_from: 6, days_to: 9, lines: [{ code: 'freight', amount: 25 }] },
      sea: { total: 270.2, days_from: 32, days_to: 40, lines: [{ code: 'freight', amount: 4 }] },
    },
    together_saves: { air: 0, sea: 0 },
  },
  ...parts,
});

export const answerOf = (cart: Cart, adjusted = false): CartAnswer => ({
  status: true,
  cart,
  adjusted,
  repeated: false,
});
