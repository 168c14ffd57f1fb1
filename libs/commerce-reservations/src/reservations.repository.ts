import type { Insertable, Selectable } from 'kysely';
import type { Database, Schema, Transaction } from '@shop/database';

export type Model = Selectable<Schema['device_model']>;
export type Reservation = Selectable<Schema['device_reservation']>;

/** Unavailable devices: held, or collected. */
const GIVEN = ['held', 'collected'] as const;

export const findModels = (db: Database, brand: string): Promise<Model[]> =>
  db
    .selectFrom('device_model')
    .selectAll()
    .where('is_open', '=', true)
    .where((eb) => eb.or([eb('brand', 'is', null), eb('brand', '=', brand)]))
    .orderBy('position')
    .orderBy('id')
    .execute();

/** The queue length of each model, and its number of assigned devices. */
export const countByModel = async (
  db: Database,
): Promise<ReadonlyMap<number, { waiting: number; given: number }>> => {
  const rows = await db
    .selectFrom('device_reservation')
    .select((eb) => [
      'model_id',
      eb.fn.countAll<string>().filterWhere('state', '=', 'waiting').as('waiting'),
      eb.fn.countAll<string>().filterWhere('state', 'in', GIVEN).as('given'),
    ])
    .groupBy('model_id')
    .execute();
  return new Map(
    rows.map(({ model_id, waiting, given }) => [
      model_id,
      { waiting: Number(waiting), given: Number(given) },
    ]),
  );
};

export const findModel = (db: Database, id: number): Promise<Model> =>
  db.selectFrom('device_model').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** All changes of a model's queue wait for this lock. */
export const lockModel = (tx: Transaction, id: number): Promise<Model> =>
  tx.selectFrom('device_model').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** Undefined when the person has a reservation of the model already. */
export const insertReservation = (
  tx: Transaction,
  reservation: Insertable<Schema['device_reservation']>,
): Promise<Reservation | undefined> =>
  tx
    .insertInto('device_reservation')
    .values(reservation)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export const findReservation = (
  db: Database,
  brand: string,
  slug: string,
): Promise<Reservation | undefined> =>
  db
    .selectFrom('device_reservation')
    .selectAll()
    .where('slug', '=', slug)
    .where('brand', '=', brand)
    .executeTakeFirst();

export const changeReservation = (
  tx: Transaction,
  id: number,
  change: Partial<Pick<Reservation, 'state' | 'place' | 'confirmed_at' | 'hold_until' | 'ended_at'>>,
): Promise<Reservation> =>
  tx
    .updateTable('device_reservation')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** The next place of the queue; the model is locked. */
export const takePlace = async (tx: Transaction, model: Model): Promise<number> => {
  const place = model.last_place + 1;
  await tx.updateTable('device_model').set({ last_place: place }).where('id', '=', model.id).execute();
  return place;
};

export const countGiven = async (tx: Transaction, modelId: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('device_reservation')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('model_id', '=', modelId)
    .where('state', 'in', GIVEN)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** The position among confirmed ones, from 1. */
export const countBefore = async (db: Database, { model_id, place }: Reservation): Promise<number> => {
  if (place === null) return 0;
  const { count } = await db
    .selectFrom('device_reservation')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('model_id', '=', model_id)
    .where('state', '=', 'waiting')
    .where('place', '<=', place)
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const findNextWaiting = (tx: Transaction, modelId: number, limit: number): Promise<Reservation[]> =>
  tx
    .selectFrom('device_reservation')
    .selectAll()
    .where('model_id', '=', modelId)
    .where('state', '=', 'waiting')
    .orderBy('place')
    .limit(limit)
    .execute();

/** Models with reservations whose time is over. */
export const findDueModels = async (db: Database, now: Date): Promise<number[]> => {
  const rows = await db
    .selectFrom('device_reservation')
    .select('model_id')
    .distinct()
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'unconfirmed'), eb('confirm_by', '<', now)]),
        eb.and([eb('state', '=', 'held'), eb('hold_until', '<', now)]),
      ]),
    )
    .execute();
  return rows.map(({ model_id }) => model_id);
};

/** Ends them; returns how many. */
export const endDue = async (tx: Transaction, modelId: number, now: Date): Promise<number> => {
  const rows = await tx
    .updateTable('device_reservation')
    .set({ state: 'expired', ended_at: now })
    .where('model_id', '=', modelId)
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'unconfirmed'), eb('confirm_by', '<', now)]),
        eb.and([eb('state', '=', 'held'), eb('hold_until', '<', now)]),
      ]),
    )
    .returning('id')
    .execute();
  return rows.length;
};
