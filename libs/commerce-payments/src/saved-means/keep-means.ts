import { inParallel } from '@shop/commerce-kit/in-parallel';
import type { Database } from '@shop/database';
import type { Payment } from '../payable-kind.ts';
import { within, type PaymentAdapters } from '../providers/providers.module.ts';
import { silenceOf } from '../silence.ts';
import { findHolder, insertMeans } from './saved-means.repository.ts';
import type { MeansLog } from './saved-means.ports.ts';

type KeepDeps = {
  readonly db: Database;
  readonly providers: PaymentAdapters;
  /** Milliseconds that one call of a provider may take. */
  readonly patience: number;
  readonly log: MeansLog;
};

const AT_ONCE = 4;
const LIMIT = 20;

/** Payments whose card is to be saved, and which are over. */
const findSaving = (db: Database) =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('saves_means', '=', true)
    .where((eb) => eb.or([eb('booked_at', 'is not', null), eb('settled_at', 'is not', null)]))
    .orderBy('id')
    .limit(LIMIT)
    .execute();

const keepOf = async ({ db, providers, patience }: KeepDeps, payment: Payment): Promise<void> => {
  const adapter = providers.get(payment.provider);
  const account = adapter?.saved?.accountOf(payment.brand) ?? null;
  if (!adapter?.saved || account === null) return;
  const { saved } = adapter;
  const payable = await db
    .selectFrom('payable')
    .select('client_id')
    .where('id', '=', payment.payable_id)
    .executeTakeFirst();
  const clientId = payable?.client_id ?? null;
  if (clientId === null) return;
  const holder = await findHolder(db, { clientId, provider: payment.provider, account });
  if (!holder) return;
  const card = await within(patience, saved.ofPayment(payment.reference));
  if (card) await insertMeans(db, holder.id, card);
};

const keepOne = async (deps: KeepDeps, payment: Payment): Promise<void> => {
  try {
    if (payment.booked_at !== null) await keepOf(deps, payment);
  } catch (error) {
    // It is asked again.
    if (silenceOf(error)) return;
    deps.log.error({ code: 'means_defect', payment: payment.reference, err: error }, 'a card was not saved');
  }
  await deps.db.updateTable('payment').set({ saves_means: false }).where('id', '=', payment.id).execute();
};

/** Keeps the cards of paid payments that their clients wanted to be saved. */
export const keepMeans = async (deps: KeepDeps): Promise<number> => {
  const payments = await findSaving(deps.db);
  await inParallel(payments.length, AT_ONCE, async (at) => {
    const payment = payments[at];
    if (payment) await keepOne(deps, payment);
  });
  return payments.length;
};
