import type { PersonalPart } from '@shop/commerce-kit/personal-data';
import { findCountryById } from '@shop/domain/countries';

/** Companies that a person named, and the terms that the person accepted. Invoices keep what they need themselves. */
export const proPersonal: PersonalPart = {
  topic: 'pro',
  read: async (db, { clientId }) => {
    const asked = await db
      .selectFrom('pro_application')
      .selectAll()
      .where('client_id', '=', clientId)
      .orderBy('id')
      .execute();
    const accepted = await db
      .selectFrom('delivery_terms_acceptance')
      .selectAll()
      .where('client_id', '=', clientId)
      .orderBy('version')
      .execute();
    return [
      ...asked.map((row) => ({
        ...{ name: row.company, number: row.register_code, reference: row.vat_number, state: row.state },
        country: findCountryById(row.country_id)?.code,
        text: [row.note, row.reason].filter(Boolean).join('\n') || null,
        created: row.created_at,
      })),
      ...accepted.map((row) => ({
        ...{ kind: 'delivery_terms', number: String(row.version), name: row.name, created: row.accepted_at },
      })),
    ];
  },
  erase: async (tx, { clientId }) => {
    for (const table of ['pro_application', 'pro_account', 'delivery_terms_acceptance'] as const)
      await tx.deleteFrom(table).where('client_id', '=', clientId).execute();
  },
};
