import type { Database } from '@shop/database';
import { isMilestone, isSent } from '@shop/domain/order-road';
import { PARCEL_STATES } from '@shop/domain/parcel-state';

const numberOf = (quoteId: number): string => `NP${String(quoteId).padStart(8, '0')}`;

/** A parcel of each sent order, with the order's history. */
export async function seedParcels(db: Database): Promise<void> {
  const events = await db
    .selectFrom('order_event')
    .select(['quote_id', 'state', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const parcels = new Map<number, number>();
  for (const { quote_id, state, created_at } of events) {
    const stop = PARCEL_STATES.find((known) => known === state);
    if (!stop || !isMilestone(state) || !isSent(state)) continue;
    const parcelId = parcels.get(quote_id) ?? (await writeParcel(db, quote_id, created_at));
    parcels.set(quote_id, parcelId);
    await db
      .insertInto('parcel_event')
      .values({ parcel_id: parcelId, state: stop, place: null, at: created_at })
      .execute();
    if (stop === 'delivered')
      await db.updateTable('parcel').set({ delivered_at: created_at }).where('id', '=', parcelId).execute();
  }
}

/** By a carrier that the demo does not query, so that its orders do not change. */
const writeParcel = async (db: Database, quoteId: number, sentAt: Date): Promise<number> => {
  const { id } = await db
    .insertInto('parcel')
    .values({ quote_id: quoteId, carrier: 'dhl', number: numberOf(quoteId), created_at: sentAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
