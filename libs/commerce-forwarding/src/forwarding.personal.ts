import { deletePhotos, findPhotoPositions } from './package-photos.ts';
import type { PersonalPart } from '@shop/commerce-kit/personal-data';
import { getCurrencyCode } from '@shop/domain/currencies';
import { orderNumber } from '@shop/domain/order-number';
import { toWire } from '@shop/domain/wire-amount';

/** The order of a billed request is bookkeeping, and stays; packages and requests do not. */
export const forwardingPersonal: PersonalPart = {
  topic: 'parcels',
  read: async (db, { clientId }) => {
    const packages = await db
      .selectFrom('package')
      .selectAll()
      .where('client_id', '=', clientId)
      .orderBy('id')
      .execute();
    const photos = await findPhotoPositions(
      db,
      packages.map(({ id }) => id),
    );
    const requests = await db
      .selectFrom('forward_request')
      .selectAll()
      .where('client_id', '=', clientId)
      .orderBy('id')
      .execute();
    return [
      ...packages.map((row) => ({
        number: row.tracking_number,
        state: row.state,
        product: row.contents,
        subject: row.shop,
        amount: row.declared_value === null ? null : toWire(row.declared_value),
        currency: getCurrencyCode(row.value_currency_id),
        files: photos.get(row.id)?.length ?? null,
        created: row.created_at,
      })),
      ...requests.map(({ address, ...row }) => ({
        number: orderNumber('forward_request', row.id),
        state: row.state,
        method: row.shipping_method,
        name: row.declared_by,
        address: [address.first_address, address.zip, address.city].join(', '),
        total: row.price && toWire(row.price.amounts.total),
        currency: getCurrencyCode(row.currency_id),
        created: row.created_at,
      })),
    ];
  },
  obstacles: async (db, { clientId }) => {
    const kept = await db
      .selectFrom('package')
      .select('id')
      .where('client_id', '=', clientId)
      .where('state', 'in', ['received', 'checked', 'in_storage', 'overdue', 'packed', 'restricted_hold'])
      .limit(1)
      .executeTakeFirst();
    return kept ? ['open_orders'] : [];
  },
  erase: async (tx, { clientId }) => {
    await tx.deleteFrom('forward_request').where('client_id', '=', clientId).execute();
    const packages = await tx.selectFrom('package').select('id').where('client_id', '=', clientId).execute();
    await deletePhotos(
      tx,
      packages.map(({ id }) => id),
    );
    await tx.deleteFrom('package').where('client_id', '=', clientId).execute();
  },
};
