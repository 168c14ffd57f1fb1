import type { PersonalPart } from '@shop/commerce-kit/personal-data';

export const cartPersonal: PersonalPart = {
  topic: 'cart',
  read: async (db, { clientId }) => {
    const rows = await db
      .selectFrom('cart')
      .innerJoin('cart_line', 'cart_line.cart_id', 'cart.id')
      .innerJoin('product_variant', 'product_variant.id', 'cart_line.variant_id')
      .select(['product_variant.sku', 'cart_line.quantity', 'cart_line.added_at'])
      .where('cart.client_id', '=', clientId)
      .where('cart_line.removed_at', 'is', null)
      .orderBy('cart_line.id')
      .execute();
    return rows.map(({ sku, quantity, added_at }) => ({ sku, quantity, created: added_at }));
  },
  erase: async (tx, { clientId }) => {
    const own = tx.selectFrom('cart').select('id').where('client_id', '=', clientId);
    await tx.deleteFrom('cart_change').where('cart_id', 'in', own).execute();
    await tx.deleteFrom('cart_line').where('cart_id', 'in', own).execute();
  },
};
