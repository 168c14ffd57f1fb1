import type { Cart, CartItem } from '@shop/contracts/cart';
import {
  buyableQuantity,
  lineProblem,
  orderableQuantity,
  quoteCart,
  type MethodQuote,
} from '@shop/domain/cart';
import { CONVERSION_CURRENCY } from '@shop/domain/currencies';
import { convertToCents, type Rate } from '@shop/domain/money';
import { BREAKDOWN_CODES } from '@shop/domain/tariff';
import { toWire } from '@shop/domain/wire-amount';
import { toStamp } from '@shop/commerce-kit/stamp';
import type { TariffPair } from '@shop/commerce-tariff';
import type { StoredCart, StoredLine } from './cart.repository.ts';
import type { Goods } from './goods.ts';

const RATE_PER_PERCENT = 10_000;
/** How long a removed line can be restored. */
const UNDO_MS = 10 * 60_000;

/** The data of a cart's answer; no further queries are needed. */
export type CartFacts = {
  readonly cart: StoredCart;
  readonly goods: ReadonlyMap<number, Goods>;
  readonly pair: TariffPair;
  /** The discount on freight of a pro client's own tier. */
  readonly clientRate: Rate;
  readonly countryId: number;
  readonly reservedUntil: Date | null;
  readonly now: Date;
};

type Line = { readonly stored: StoredLine; readonly goods: Goods };

export const toWireCart = (facts: CartFacts): Cart => {
  const { cart, pair, clientRate } = facts;
  const lines = linesOf(facts);
  const pieces = lines.map((line) => ({
    price: ownPrice(line.goods.priceUsd, pair),
    quantity: quantityOf(line),
    weightG: line.goods.weightG,
    sidesMm: [line.goods.lengthMm, line.goods.widthMm, line.goods.heightMm] as const,
    tariffLine: line.goods.tariffLine,
  }));
  const { subtotal, delivery, methods, nextDiscount } = quoteCart(
    pieces.filter(({ quantity }) => quantity > 0),
    { air: pair.air, sea: pair.sea, clientRate },
  );
  const items = lines.map((line) => toItem(line, pair));
  const { air, sea } = methods;
  return {
    items,
    removed: removedOf(facts),
    currency: pair.currency,
    subtotal: toWire(subtotal),
    weight_g: pieces.reduce((sum, { weightG, quantity }) => sum + weightG * quantity, 0),
    shipping_method: cart.shippingMethod,
    delivery: {
      country_id: facts.countryId,
      local_delivery: pair[cart.shippingMethod].tariff.card.localDelivery,
      fee_from: toWire(delivery),
    },
    shipping: {
      shipping_methods: { air: toWire(air.quote.shipping), sea: toWire(sea.quote.shipping) },
      shipping_discounts: { air: toWire(air.discount), sea: toWire(sea.discount) },
      breakdown: { air: toBreakdown(air), sea: toBreakdown(sea) },
      together_saves: { air: toWire(air.togetherSaves), sea: toWire(sea.togetherSaves) },
    },
    expiration: facts.reservedUntil && toStamp(facts.reservedUntil),
    reservation_error: gravestOf(items),
    next_discount: nextDiscount && {
      missing: toWire(nextDiscount.missing),
      percentage: nextDiscount.rate / RATE_PER_PERCENT,
    },
  };
};

const removedOf = ({ cart: { removed }, goods, now }: CartFacts): Cart['removed'] => {
  const found = removed && goods.get(removed.variantId);
  if (!found || now.getTime() - removed.removedAt.getTime() > UNDO_MS) return null;
  return { id: removed.id, name: found.name };
};

const linesOf = ({ cart, goods }: CartFacts): Line[] =>
  cart.lines.flatMap((stored) => {
    const found = goods.get(stored.variantId);
    return found ? [{ stored, goods: found }] : [];
  });

const ownPrice = (usd: number, { currency, rates }: TariffPair) =>
  convertToCents(usd, CONVERSION_CURRENCY, currency, rates);

/** The quantity of a line that can be ordered now. The stored quantity stays for the case that stock rises again. */
const quantityOf = ({ stored, goods }: Line): number => orderableQuantity(stored.quantity, goods);

const toItem = (line: Line, pair: TariffPair): CartItem => {
  const { stored, goods } = line;
  const price = ownPrice(goods.priceUsd, pair);
  const quantity = quantityOf(line);
  return {
    id: stored.id,
    product_id: goods.productId,
    variant_id: goods.variantId,
    slug: goods.slug,
    name: goods.name,
    manufacturer: goods.manufacturer,
    image: { source: goods.picture, alt: goods.name },
    attributes: [...goods.attributes],
    quantity,
    max_quantity: buyableQuantity(goods),
    price: toWire(price),
    price_before: goods.priceUsd === stored.priceSeen ? null : toWire(ownPrice(stored.priceSeen, pair)),
    line_total: toWire(price * quantity),
    weight_g: goods.weightG,
    problem: lineProblem({
      quantity: stored.quantity,
      priceSeen: stored.priceSeen,
      price: goods.priceUsd,
      available: goods.available,
      isWithdrawn: goods.isWithdrawn,
    }),
  };
};

const toBreakdown = ({ quote }: MethodQuote) => ({
  total: toWire(quote.total),
  days_from: quote.daysFrom,
  days_to: quote.daysTo,
  lines: BREAKDOWN_CODES.map((code) => ({ code, amount: toWire(quote.breakdown[code]) })),
});

/** R-CRT-04: none at first; else the most serious problem of any line. */
const gravestOf = (items: readonly CartItem[]): Cart['reservation_error'] => {
  const problems = new Set(items.map(({ problem }) => problem));
  if (problems.has('sold_out') || problems.has('withdrawn')) return 'sold_out';
  if (problems.has('quantity_reduced')) return 'quantity_reduced';
  return problems.has('price_changed') ? 'price_changed' : 'none';
};
