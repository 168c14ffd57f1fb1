import { inParallel } from '@shop/commerce-kit/in-parallel';
import type { Database } from '@shop/database';
import { within, type PaymentAdapters } from '@shop/commerce-payments/providers';
import { silenceOf } from '@shop/commerce-payments';
import { endWish, findDueWishes } from './wishes.repository.ts';
import { findHolder, insertMeans } from './saved-means.repository.ts';
import type { MeansLog } from './saved-means.ports.ts';

type KeepDeps = {
  readonly db: Database;
  readonly providers: PaymentAdapters;
  /** Milliseconds that one call of a provider may take. */
  readonly patience: number;
  readonly log: MeansLog;
};

type Saving = Awaited<ReturnType<typeof findDueWishes>>[number];

const AT_ONCE = 4;
const LIMIT = 20;

const keepOf = async ({ db, providers, patience }: KeepDeps, payment: Saving): Promise<void> => {
  const adapter = providers.get(payment.provider);
  const account = adapter?.saved?.accountOf(payment.brand) ?? null;
  if (!adapter?.saved || account === null) return;
  const { saved } = adapter;
  const { client_id: clientId } = payment;
  if (clientId === null) return;
  const holder = await findHolder(db, { clientId, provider: payment.provider, account });
  if (!holder) return;
  const card = await within(patience, saved.ofPayment(payment.reference));
  if (card) await insertMeans(db, holder.id, card);
};

const keepOne = async (deps: KeepDeps, payment: Saving): Promise<void> => {
  try {
    if (payment.booked_at !== null) await keepOf(deps, payment);
  } catch (error) {
    // It is asked again.
    if (silenceOf(error)) return;
    deps.log.error({ code: 'means_defect', payment: payment.reference, err: error }, 'a card was not saved');
  }
  await endWish(deps.db, payment.id);
};

/** Keeps the cards of paid payments that their clients wanted to be saved. */
export const keepMeans = async (deps: KeepDeps): Promise<number> => {
  const payments = await findDueWishes(deps.db, LIMIT);
  await inParallel(payments.length, AT_ONCE, async (at) => {
    const payment = payments[at];
    if (payment) await keepOne(deps, payment);
  });
  return payments.length;
};
