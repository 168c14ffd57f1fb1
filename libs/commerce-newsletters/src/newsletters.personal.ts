import type { PersonalPart } from '@shop/commerce-kit/personal-data';

export const newslettersPersonal: PersonalPart = {
  topic: 'newsletter',
  read: async (db, { brand, email }) => {
    const rows = await db
      .selectFrom('newsletter_subscriber')
      .select(['email', 'language', 'topics', 'state', 'consent_text', 'asked_at'])
      .where('brand', '=', brand)
      .where('email', '=', email)
      .execute();
    return rows.map(({ asked_at, consent_text, topics, ...row }) => ({
      ...{ ...row, kind: topics.join(', '), reference: consent_text, created: asked_at },
    }));
  },
  erase: async (tx, { brand, email }) => {
    await tx
      .deleteFrom('newsletter_subscriber')
      .where('brand', '=', brand)
      .where('email', '=', email)
      .execute();
  },
};
