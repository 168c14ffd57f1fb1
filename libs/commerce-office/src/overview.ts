import type { Database } from '@shop/database';
import { hasRight, type StaffRight, type StaffRole } from '@shop/domain/staff';
import { countPaymentsInReview } from '@shop/commerce-payments';
import { WAITING_CLAIMS } from './claim-queue.ts';
import { MOST_FAILURES } from './failures.routes.ts';
import type { OfficeDeps } from './office.ports.ts';
import { WAITING_PARCELS } from './parcel-rows.repository.ts';

type Countable =
  'claim' | 'quote_request' | 'package' | 'forward_request' | 'balance_request' | 'mail_outbox';

const countIn = async (db: Database, table: Countable, states: readonly string[]): Promise<number> => {
  const { waiting } = await db
    .selectFrom(table as 'mail_outbox')
    .select((eb) => eb.fn.countAll<string>().as('waiting'))
    .where('state', 'in', states as readonly 'failed'[])
    .executeTakeFirstOrThrow();
  return Number(waiting);
};

/** How much waits in each queue that a person with these roles may see. */
export const countWaiting = async (
  { db, jobs, companies }: Pick<OfficeDeps, 'db' | 'jobs' | 'companies'>,
  roles: readonly StaffRole[],
) => {
  const may = <T>(right: StaffRight, count: () => Promise<T>): Promise<T | null> =>
    hasRight(roles, right) ? count() : Promise.resolve(null);
  const [quotes, parcels, forwards, claims, reviews, requests, unsure, mails, failed] = await Promise.all([
    may('quote.work', () => countIn(db, 'quote_request', ['submitted', 'pricing'])),
    may('parcel.work', () => countIn(db, 'package', WAITING_PARCELS)),
    may('parcel.work', () => countIn(db, 'forward_request', ['packing', 'paid'])),
    may('claim.work', () => countIn(db, 'claim', WAITING_CLAIMS)),
    may('review.work', () => countPaymentsInReview(db)),
    may('balance.read', () => countIn(db, 'balance_request', ['waiting'])),
    may('company.check', () => companies.count()),
    may('failure.read', () => countIn(db, 'mail_outbox', ['failed'])),
    may('failure.read', async () => (await jobs.listFailed(MOST_FAILURES)).length),
  ]);
  return {
    quotes,
    parcels,
    forwards,
    claims,
    reviews,
    balance_requests: requests,
    companies: unsure,
    failed_mails: mails,
    failed_jobs: failed,
  };
};
