import type { PersonalPart } from '@shop/commerce-kit/personal-data';
import { CONVERSION_CURRENCY } from '@shop/domain/currencies';
import { AMOUNT_PER_UNIT } from '@shop/domain/money';

type Alerts = { readonly alert_percent: number | null; readonly tells_stock: boolean };

/** What the client is mailed about, in words of the data: `price_fall_10, in_stock`. */
const alertsOf = ({ alert_percent: percent, tells_stock: isToldOfStock }: Alerts): string =>
  [percent === null ? [] : `price_fall_${percent}`, isToldOfStock ? 'in_stock' : []].flat().join(', ');

export const wishesPersonal: PersonalPart = {
  topic: 'wishes',
  read: async (db, { clientId }) => {
    const rows = await db
      .selectFrom('wish')
      .innerJoin('product_variant', 'product_variant.id', 'wish.variant_id')
      .select(['product_variant.sku', 'wish.price_saved', 'wish.created_at'])
      .select(['wish.alert_percent', 'wish.tells_stock'])
      .where('wish.client_id', '=', clientId)
      .orderBy('wish.id')
      .execute();
    return rows.map(({ sku, price_saved, created_at, ...alerts }) => ({
      sku,
      amount: price_saved / AMOUNT_PER_UNIT,
      currency: CONVERSION_CURRENCY,
      kind: alertsOf(alerts),
      created: created_at,
    }));
  },
  erase: async (tx, { clientId }) => {
    await tx.deleteFrom('wish').where('client_id', '=', clientId).execute();
  },
};
