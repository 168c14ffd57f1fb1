import type { PersonalPart } from '@shop/commerce-kit/personal-data';

export const cartRemindersPersonal: PersonalPart = {
  topic: 'cart_reminders',
  read: async (db, { clientId }) => {
    const rows = await db
      .selectFrom('cart_reminder')
      .select('reminded_at')
      .where('client_id', '=', clientId)
      .orderBy('id')
      .execute();
    return rows.map(({ reminded_at }) => ({ created: reminded_at }));
  },
  erase: async (tx, { clientId }) => {
    await tx.deleteFrom('cart_reminder').where('client_id', '=', clientId).execute();
  },
};
