import type { CurrencyCode } from '@shop/domain/currencies';
import { convertToCents } from '@shop/domain/money';
import { BREAKDOWN_CODES, openDiscountRate, quoteShipping } from '@shop/domain/tariff';
import type { DeliveryTerms } from './delivery-terms.ts';
import type { Good } from './order-goods.ts';

export type OrderedLine = { good: Good; quantity: number; price: number };

/** An order's amounts as the shop itself would compute them, in 1/10000 of the brand's currency. */
export function orderSums(
  goods: readonly { good: Good; quantity: number }[],
  terms: DeliveryTerms,
  currency: CurrencyCode,
  method: 'air' | 'sea',
  balance = 0,
) {
  const lines: OrderedLine[] = goods.map(({ good, quantity }) => ({
    good,
    quantity,
    price: convertToCents(good.price, 'USD', currency, terms.rates),
  }));
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const parcel = lines.map(({ good, quantity, price }) => ({
    price,
    quantity,
    weightG: good.weight_g,
    sidesMm: [good.length_mm, good.width_mm, good.height_mm] as const,
    tariffLine: good.tariff_line,
  }));
  const openRate = openDiscountRate(subtotal, terms.tiers);
  const { quote: sent, discount } = quoteShipping(parcel, terms.tariffs[method], openRate);
  const delivery = terms.courier ? convertToCents(terms.courier.fee, 'USD', currency, terms.rates) : 0;
  const due = subtotal + sent.shipping + delivery - discount;
  const used = Math.min(balance, due);
  const total = due - used;
  return {
    lines,
    columns: { balance_used: used, total },
    totals: {
      ...{
        subtotal,
        shipping: sent.shipping,
        delivery,
        shipping_discount: discount,
        promotion: 0,
        balance: used,
        payment_fee: 0,
        total,
      },
      breakdown: BREAKDOWN_CODES.map((code) => ({ code, amount: sent.breakdown[code] })),
      days_from: sent.daysFrom,
      days_to: sent.daysTo,
    },
  };
}

export type OrderSums = ReturnType<typeof orderSums>;
