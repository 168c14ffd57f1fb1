import type { PersonalPart } from '@shop/commerce-kit/personal-data';
import { findCountryById } from '@shop/domain/countries';
import { getCurrencyCode } from '@shop/domain/currencies';
import { findLanguageById } from '@shop/domain/languages';
import { findTopics } from './news-topics.repository.ts';

/** Not an address: no mail can be delivered to `.invalid`. The id keeps it unique. */
const erasedEmail = (id: number): string => `erased-${id}@erased.invalid`;

export const accountsPersonal: readonly PersonalPart[] = [
  {
    topic: 'account',
    read: async (db, { clientId }) => {
      const rows = await db.selectFrom('client').selectAll().where('id', '=', clientId).execute();
      const topics = await findTopics(db, clientId);
      return rows.map((client) => ({
        first_name: client.first_name,
        last_name: client.last_name,
        email: client.email,
        email_confirmed: client.email_confirmed_at,
        phone: client.phone_number,
        country: findCountryById(client.country_id)?.code,
        language: findLanguageById(client.language_id)?.title,
        currency: getCurrencyCode(client.currency_id),
        suite: client.suite_number,
        newsletter: client.is_subscribed,
        news_topics: topics.join(', '),
        created: client.created_at,
        last_seen: client.last_login_at,
      }));
    },
    erase: async (tx, { clientId }, now) => {
      await tx
        .updateTable('client')
        .set({
          email: erasedEmail(clientId),
          password_hash: null,
          first_name: '',
          last_name: '',
          phone_number: '',
          is_subscribed: false,
          can_view_translations: false,
          email_confirmed_at: null,
          last_login_at: null,
          erased_at: now,
          updated_at: now,
        })
        .where('id', '=', clientId)
        .execute();
      await tx.deleteFrom('password_reset').where('client_id', '=', clientId).execute();
      await tx.deleteFrom('email_change').where('client_id', '=', clientId).execute();
      await tx.deleteFrom('news_agreement').where('client_id', '=', clientId).execute();
      await tx.deleteFrom('news_refusal').where('client_id', '=', clientId).execute();
      await tx.deleteFrom('familiar_place').where('client_id', '=', clientId).execute();
    },
  },
  {
    topic: 'addresses',
    read: async (db, { clientId }) => {
      const rows = await db
        .selectFrom('client_address')
        .selectAll()
        .where('client_id', '=', clientId)
        .orderBy('id')
        .execute();
      return rows.map((one) => ({
        first_name: one.first_name,
        last_name: one.last_name,
        address: one.first_address,
        city: one.city,
        postcode: one.zip,
        country: findCountryById(one.country_id)?.code,
        phone: one.phone_number,
      }));
    },
    erase: async (tx, { clientId }) => {
      await tx.deleteFrom('client_address').where('client_id', '=', clientId).execute();
    },
  },
  {
    topic: 'devices',
    read: async (db, { clientId }) => {
      const rows = await db
        .selectFrom('visitor_session')
        .select(['browser', 'system', 'place', 'created_at', 'seen_at'])
        .where('client_id', '=', clientId)
        .orderBy('seen_at', 'desc')
        .execute();
      return rows.map(({ created_at, seen_at, ...device }) => ({
        ...device,
        created: created_at,
        last_seen: seen_at,
      }));
    },
    erase: async (tx, { clientId }) => {
      await tx.deleteFrom('visitor_session').where('client_id', '=', clientId).execute();
    },
  },
];
