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
    const stops = await db
      .selectFrom('mail_stop')
      .select(['reason', 'reported_at'])
      .where('email', '=', email)
      .execute();
    const reports = await db
      .selectFrom('mail_report')
      .select(['kind', 'status', 'reported_at'])
      .where('email', '=', email)
      .orderBy('reported_at')
      .orderBy('mail_id')
      .execute();
    return [
      ...stops.map(({ reason, reported_at }) => ({ created: reported_at, kind: reason })),
      ...reports.map(({ kind, status, reported_at }) => ({ created: reported_at, kind, reference: status })),
      ...rows.map(({ created_at, subject, template }) => ({
        created: created_at,
        subject: subject ?? template,
      })),
    ];
  },
  /** One that still waits is delivered, and deleted by its age. The row stays, so that no second mail is written. */
  erase: async (tx, { brand, email }) => {
    await sql`update mail_outbox
      set recipient = '', data = '{}', subject = null, html = null, plain = null, last_error = null
      where brand_key = ${brand} and lower(recipient) = lower(${email}) and state in ('sent', 'failed')`.execute(
      tx,
    );
    await tx.deleteFrom('mail_stop').where('email', '=', email).execute();
    await tx.deleteFrom('mail_report').where('email', '=', email).execute();
  },
};
