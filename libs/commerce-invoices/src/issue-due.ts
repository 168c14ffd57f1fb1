import type { Selectable } from 'kysely';
import { sql, type Database, type Schema, type Transaction } from '@shop/database';
import type { InvoiceDocument } from '@shop/database';
import { getCurrencyById } from '@shop/domain/currencies';
import { creditSums } from '@shop/domain/invoice';
import type { Logger } from '@shop/commerce-kit/logger';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { Tariffs } from '@shop/commerce-tariff';
import { accountedAgain, accountedVat } from './accounted-vat.ts';
import { sellerOf } from './order-document.ts';
import { readSubject } from './subjects/read-subject.ts';
import type { Book, Subject } from './subjects/subject.ts';
import { findInvoice, lockInvoice, sumCredited, writeDocument } from './invoices.repository.ts';

export type IssueDeps = {
  readonly db: Database;
  readonly clock: () => Date;
  readonly brands: Brands;
  readonly tariffs: Pick<Tariffs, 'book'>;
  readonly log: Pick<Logger, 'error'>;
};

type Due = Selectable<Schema['invoice_due']>;
type Prepared = { readonly document: InvoiceDocument; readonly correctsId: number | null };

const MOST_A_RUN = 200;

/** Writes the documents that are due, oldest first, one transaction each; returns how many were written. */
export const issueDue = async (deps: IssueDeps): Promise<number> => {
  const book = await deps.tariffs.book();
  let written = 0;
  for (let at = 0; at < MOST_A_RUN; at += 1) {
    const outcome = await deps.db.transaction().execute((tx) => issueNext(deps, tx, book));
    if (outcome === 'nothing_due') break;
    if (outcome === 'written') written += 1;
  }
  return written;
};

const issueNext = async (deps: IssueDeps, tx: Transaction, book: Book) => {
  const due = await takeDue(tx, deps.clock());
  if (!due) return 'nothing_due';
  const subject = await readSubject(tx, due);
  const prepared = await prepare(deps, tx, { due, subject, book });
  if (prepared === 'later') {
    await tryLater(tx, due, deps.clock());
    return 'later';
  }
  if (prepared !== 'none') await writeDocument(tx, deps, { due, subject, ...prepared });
  await tx.updateTable('invoice_due').set({ done_at: deps.clock() }).where('id', '=', due.id).execute();
  return prepared === 'none' ? 'none' : 'written';
};

/** The retry delay grows by a minute each time, to an hour at most. */
const takeDue = async (tx: Transaction, now: Date): Promise<Due | undefined> =>
  tx
    .selectFrom('invoice_due')
    .selectAll()
    .where('done_at', 'is', null)
    .where(
      sql<boolean>`(tried_at is null or tried_at + least(tries, 60) * interval '1 minute' <= ${now}::timestamptz)`,
    )
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

const tryLater = (tx: Transaction, due: Due, now: Date) =>
  tx
    .updateTable('invoice_due')
    .set({ tried_at: now, tries: due.tries + 1 })
    .where('id', '=', due.id)
    .execute();

type Asked = { readonly due: Due; readonly subject: Subject; readonly book: Book };

const prepare = async (
  deps: IssueDeps,
  tx: Transaction,
  asked: Asked,
): Promise<Prepared | 'later' | 'none'> => {
  if (asked.due.kind === 'invoice')
    return (await findInvoice(tx, asked.subject.key)) ? 'none' : prepareInvoice(deps, asked);
  const invoice = await lockInvoice(tx, asked.subject.key);
  if (!invoice) return 'later';
  const left = invoice.total - (await sumCredited(tx, invoice.id));
  const amount = Math.min(asked.due.amount ?? left, left);
  if (amount <= 0) return 'none';
  const { seller, buyer, taxed, accounted, never_reversed } = invoice.document;
  const sums = creditSums(taxed, amount);
  const parties = { seller, buyer, ...(never_reversed && { never_reversed }) };
  const document = { ...parties, goods: [], ...sums, from_balance: 0 };
  return {
    document: withAccounted(document, accountedAgain(sums.vat, accounted)),
    correctsId: invoice.id,
  };
};

const withAccounted = (
  document: InvoiceDocument,
  accounted: InvoiceDocument['accounted'],
): InvoiceDocument => (accounted ? { ...document, accounted } : document);

/** A document that cannot be computed is not written: the error is logged, and it is retried. */
const prepareInvoice = async (
  { brands, log }: IssueDeps,
  { due, subject, book }: Asked,
): Promise<Prepared | 'later'> => {
  const brand = brands.find(subject.brand);
  const seller = brand && sellerOf(brand);
  if (!seller) return 'later';
  try {
    const document = await subject.document(seller, book);
    if (!document) return 'later';
    const accounted = accountedVat({
      vat: document.vat,
      charged: getCurrencyById(subject.currencyId),
      accounted: brand.currency,
      rates: book.ratesAt(subject.paidAt),
    });
    return { document: withAccounted(document, accounted), correctsId: null };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    log.error({ err: error, due: due.id }, 'an invoice cannot be computed');
    return 'later';
  }
};
