import type { PersonalPart } from '@shop/commerce-kit/personal-data';
import { sql } from '@shop/database';

export const mailPersonal: PersonalPart = {
  topic: 'mails',
  read: async (db, { brand, email }) => {
    const rows = await db
      .selectFrom('mail_outbox')
      .select(['created_at', 'subject', 'template'])
      .where('brand_key', '=', brand)
      .where(sql<boolean>`lower(recipient) = lower(${email})`)
      .orderBy('id')
      .execute();
    return rows.map(({ created_at, subject, template }) => ({
      created: created_at,
      subject: subject ?? template,
    }));
  },
  /** One that still waits is delivered, and deleted by its age. The row stays, so that no second mail is written. */
  erase: async (tx, { brand, email }) => {
    await sql`update mail_outbox
      set recipient = '', data = '{}', subject = null, html = null, plain = null, last_error = null
      where brand_key = ${brand} and lower(recipient) = lower(${email}) and state in ('sent', 'failed')`.execute(
      tx,
    );
  },
};
