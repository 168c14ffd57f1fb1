import type { PersonalPart } from '@shop/commerce-kit/personal-data';

/** Of an address at all brands, as mail servers report about it. */
export const mailReportsPersonal: PersonalPart = {
  topic: 'mail_reports',
  read: async (db, { email }) => {
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
    ];
  },
  erase: async (tx, { email }) => {
    await tx.deleteFrom('mail_stop').where('email', '=', email).execute();
    await tx.deleteFrom('mail_report').where('email', '=', email).execute();
  },
};
