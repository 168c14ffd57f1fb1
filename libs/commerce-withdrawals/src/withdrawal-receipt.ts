import type { WithdrawalReceipt } from '@shop/contracts/withdrawals';
import type { Database, Words } from '@shop/database';
import { findCountryById } from '@shop/domain/countries';
import { orderNumber } from '@shop/domain/order-number';
import type { Locale, ShopBrand } from '@shop/commerce-kit/shop-brand';
import { toStamp } from '@shop/commerce-kit/stamp';
import { findOrderLines, type OrderRow } from '@shop/commerce-orders';
import { findLinesOf, type WithdrawalRow } from './withdrawals.repository.ts';

export const inWords = (words: Words, locale: Locale): string => words[locale] ?? words['en'] ?? '';

/** The address in the order's market that goods are sent back to: by default the seller's. */
export const returnAddressOf = ({ promises, seller }: ShopBrand, { country_id }: OrderRow): string => {
  const code = findCountryById(country_id)?.code ?? '';
  return promises?.returnsTo?.[code] ?? [seller?.name, seller?.address].filter(Boolean).join(', ');
};

/** A statement with its order, as its owner sees it. */
export const receiptOf = async (
  db: Database,
  row: WithdrawalRow,
  {
    brand,
    order,
    language,
  }: { readonly brand: ShopBrand; readonly order: OrderRow; readonly language: Locale },
): Promise<WithdrawalReceipt> => {
  const known = await findOrderLines(db, order.id);
  const lines = await findLinesOf(db, row.id);
  return {
    ...typedReceipt(row),
    number: orderNumber(order.kind, order.id),
    state: row.state,
    reason: row.reason,
    lines: lines.map(({ order_line_id, quantity, refusal }) => ({
      name: inWords(known.find(({ id }) => id === order_line_id)?.names ?? {}, language),
      quantity,
      refusal,
    })),
    send_back:
      row.return_by === null
        ? null
        : {
            address: returnAddressOf(brand, order),
            until: row.return_by,
            paid_by: brand.promises?.returnPaidBy ?? null,
          },
  };
};

/** What a visitor typed, and when: it does not tell whether an order matches. */
export const typedReceipt = (row: WithdrawalRow): WithdrawalReceipt => ({
  stated_at: toStamp(row.stated_at),
  number: row.number,
  name: row.name,
  email: row.email,
  state: 'stated',
  reason: null,
  lines: [],
  goods: row.goods,
  send_back: null,
});
