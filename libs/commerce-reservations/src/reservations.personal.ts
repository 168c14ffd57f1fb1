import type { PersonalPart } from '@shop/commerce-kit/personal-data';
import { sql } from '@shop/database';

export const reservationsPersonal: PersonalPart = {
  topic: 'reservations',
  read: async (db, { brand, email }) => {
    const rows = await db
      .selectFrom('device_reservation')
      .innerJoin('device_model', 'device_model.id', 'device_reservation.model_id')
      .select(['device_model.name as model', 'device_reservation.name', 'device_reservation.phone'])
      .select(['device_reservation.state', 'device_reservation.created_at'])
      .where('device_reservation.brand', '=', brand)
      .where(sql<boolean>`lower(device_reservation.email) = lower(${email})`)
      .orderBy('device_reservation.id')
      .execute();
    return rows.map(({ created_at, ...one }) => ({ ...one, created: created_at }));
  },
  obstacles: async (db, { brand, email }) => {
    const open = await db
      .selectFrom('device_reservation')
      .select('id')
      .where('brand', '=', brand)
      .where(sql<boolean>`lower(email) = lower(${email})`)
      .where((eb) =>
        eb.or([
          eb('state', 'in', ['paying', 'waiting', 'held']),
          // Its payer is still owed the deposit.
          eb('deposit_state', 'in', ['owed', 'returning']),
        ]),
      )
      .limit(1)
      .executeTakeFirst();
    return open ? ['held_devices'] : [];
  },
  erase: async (tx, { brand, email }) => {
    await tx
      .deleteFrom('device_reservation')
      .where('brand', '=', brand)
      .where(sql<boolean>`lower(email) = lower(${email})`)
      .execute();
  },
};
