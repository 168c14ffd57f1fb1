import type { PersonalPart } from '@shop/commerce-kit/personal-data';

export const contentPersonal: PersonalPart = {
  topic: 'letters',
  read: async (db, { brand, email }) => {
    const letters = await db
      .selectFrom('letter')
      .select(['topic', 'name', 'email', 'order_number', 'message', 'created_at'])
      .where('brand', '=', brand)
      .where('email', '=', email)
      .orderBy('id')
      .execute();
    return letters.map(({ topic, name, email: from, order_number: number, message, created_at }) => ({
      ...{ kind: topic, name, email: from, number: number === '' ? null : number },
      ...{ text: message, created: created_at },
    }));
  },
  erase: async (tx, { brand, email }) => {
    await tx.deleteFrom('letter').where('brand', '=', brand).where('email', '=', email).execute();
  },
};
