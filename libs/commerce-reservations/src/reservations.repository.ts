import type { ExpressionBuilder, Insertable, Selectable } from 'kysely';
import { sql, type Database, type Schema, type Transaction } from '@shop/database';

export type Model = Selectable<Schema['device_model']>;
export type Reservation = Selectable<Schema['device_reservation']>;

/** Unavailable devices: held, or collected. */
const GIVEN = ['held', 'collected'] as const;
/** With a place and without a device. */
const IN_QUEUE = ['waiting', 'paying'] as const;

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
      eb.fn.countAll<string>().filterWhere('state', 'in', IN_QUEUE).as('waiting'),
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
  change: Partial<
    Pick<Reservation, 'state' | 'place' | 'confirmed_at' | 'hold_until' | 'pay_by' | 'deposit_state'>
  >,
): Promise<Reservation> =>
  tx
    .updateTable('device_reservation')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** The end of a reservation owes its deposit back, if that was paid. */
const OVER = {
  deposit_state: sql<
    Reservation['deposit_state']
  >`case deposit_state when 'paid' then 'owed' else deposit_state end`,
};

export const endReservation = (
  tx: Transaction,
  id: number,
  state: 'collected' | 'cancelled',
  now: Date,
): Promise<Reservation> =>
  tx
    .updateTable('device_reservation')
    .set({ ...OVER, state, ended_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const findById = (db: Database, id: number): Promise<Reservation | undefined> =>
  db.selectFrom('device_reservation').selectAll().where('id', '=', id).executeTakeFirst();

export const lockReservation = (tx: Transaction, id: number): Promise<Reservation> =>
  tx.selectFrom('device_reservation').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** What the brand asks for now; undefined for nothing. */
export const findDeposit = (
  db: Database,
  brand: string,
): Promise<Selectable<Schema['device_deposit']> | undefined> =>
  db.selectFrom('device_deposit').selectAll().where('brand', '=', brand).executeTakeFirst();

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
    .where('state', 'in', IN_QUEUE)
    .where('place', '<=', place)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Those whose turn it is, by their places. */
export const findNext = (tx: Transaction, modelId: number, limit: number): Promise<Reservation[]> =>
  tx
    .selectFrom('device_reservation')
    .selectAll()
    .where('model_id', '=', modelId)
    .where('state', 'in', IN_QUEUE)
    .orderBy('place')
    .limit(limit)
    .execute();

const isDue = (now: Date) => (eb: ExpressionBuilder<Schema, 'device_reservation'>) =>
  eb.or([
    eb.and([eb('state', '=', 'unconfirmed'), eb('confirm_by', '<', now)]),
    eb.and([eb('state', '=', 'paying'), eb('pay_by', '<', now)]),
    eb.and([eb('state', '=', 'held'), eb('hold_until', '<', now)]),
  ]);

/** Models with reservations whose time is over. */
export const findDueModels = async (db: Database, now: Date): Promise<number[]> => {
  const rows = await db
    .selectFrom('device_reservation')
    .select('model_id')
    .distinct()
    .where(isDue(now))
    .execute();
  return rows.map(({ model_id }) => model_id);
};

/** Ends them; returns their ids. */
export const endDue = async (tx: Transaction, modelId: number, now: Date): Promise<number[]> => {
  const rows = await tx
    .updateTable('device_reservation')
    .set({ ...OVER, state: 'expired', ended_at: now })
    .where('model_id', '=', modelId)
    .where(isDue(now))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};
