import type { PersonalPart } from '@shop/commerce-kit/personal-data';
import { getCurrencyCode } from '@shop/domain/currencies';
import { toWire } from '@shop/domain/wire-amount';

const IN_FLIGHT = ['created', 'pending', 'authorised', 'refund_due'] as const;

/** What bookkeeping must keep for years: it is exported, and nothing of it is erased. */
export const keptParts: readonly PersonalPart[] = [
  {
    topic: 'payments',
    read: async (db, { clientId }) => {
      const rows = await db
        .selectFrom('payment')
        .innerJoin('payment_processor', 'payment_processor.id', 'payment.provider')
        .innerJoin('payable', 'payable.id', 'payment.payable_id')
        .select(['payment.reference', 'payment.state', 'payment.amount', 'payment.currency_id'])
        .select(['payment.created_at', 'payment_processor.name', 'payment.quote_id'])
        .where('payable.client_id', '=', clientId)
        .orderBy('payment.id')
        .execute();
      return rows.map((one) => ({
        reference: one.reference,
        number: one.quote_id === null ? null : `QU${one.quote_id}`,
        created: one.created_at,
        provider: one.name,
        state: one.state,
        amount: toWire(one.amount),
        currency: getCurrencyCode(one.currency_id),
      }));
    },
    obstacles: async (db, { clientId }) => {
      const open = await db
        .selectFrom('payment')
        .innerJoin('payable', 'payable.id', 'payment.payable_id')
        .select('payment.id')
        .where('payable.client_id', '=', clientId)
        .where('payment.state', 'in', IN_FLIGHT)
        .limit(1)
        .executeTakeFirst();
      return open ? ['open_payments'] : [];
    },
  },
  {
    topic: 'invoices',
    read: async (db, { clientId }) => {
      const rows = await db
        .selectFrom('invoice')
        .innerJoin('quote', 'quote.id', 'invoice.quote_id')
        .select(['invoice.kind', 'invoice.brand', 'invoice.year', 'invoice.number', 'invoice.issued_on'])
        .select(['invoice.total', 'invoice.currency_id', 'invoice.quote_id', 'invoice.document'])
        .where('quote.client_id', '=', clientId)
        .orderBy('invoice.id')
        .execute();
      return rows.map(({ document: { buyer }, ...one }) => ({
        kind: one.kind,
        number: `${one.brand.toUpperCase()}-${one.year}-${one.number}`,
        reference: `QU${one.quote_id}`,
        created: new Date(one.issued_on),
        total: toWire(one.total),
        currency: getCurrencyCode(one.currency_id),
        name: buyer.name,
        address: buyer.address.join(', '),
      }));
    },
  },
  {
    topic: 'balance',
    read: async (db, { clientId }) => {
      const rows = await db
        .selectFrom('ledger_entry')
        .innerJoin('client_balance', 'client_balance.client_id', 'ledger_entry.client_id')
        .select(['ledger_entry.position', 'ledger_entry.type', 'ledger_entry.amount'])
        .select(['ledger_entry.end_balance', 'ledger_entry.created_at', 'client_balance.currency_id'])
        .where('ledger_entry.client_id', '=', clientId)
        .orderBy('ledger_entry.position')
        .execute();
      return rows.map((one) => ({
        number: one.position,
        created: one.created_at,
        amount: toWire(one.type === 1 ? one.amount : -one.amount),
        balance: toWire(one.end_balance),
        currency: getCurrencyCode(one.currency_id),
      }));
    },
    obstacles: async (db, { clientId }) => {
      const account = await db
        .selectFrom('client_balance')
        .select(['balance', 'held'])
        .where('client_id', '=', clientId)
        .executeTakeFirst();
      return account && (account.balance > 0 || account.held > 0) ? ['balance'] : [];
    },
  },
  {
    topic: 'top_ups',
    read: async (db, { clientId }) => {
      const rows = await db
        .selectFrom('top_up')
        .select(['amount', 'currency_id', 'created_at', 'credited_at'])
        .where('client_id', '=', clientId)
        .orderBy('id')
        .execute();
      return rows.map((one) => ({
        created: one.created_at,
        paid: one.credited_at,
        amount: toWire(one.amount),
        currency: getCurrencyCode(one.currency_id),
      }));
    },
  },
];
