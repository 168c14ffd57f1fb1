import type { Transaction } from '@shop/database';
import { err, ok, type Result } from '@shop/domain/result';
import { setProTier } from '@shop/commerce-accounts';
import { proMail } from './pro-mail.ts';
import type { ProDeskDeps } from './pro.ports.ts';
import {
  changeAccount,
  changeApplication,
  findClient,
  lockApplication,
  upsertAccount,
  type ApplicationRow,
} from './pro.repository.ts';
import { findTiers } from './tiers.ts';

export type ProRefusal =
  | 'unknown_application'
  | 'decided_already'
  | 'unknown_tier'
  | 'unknown_client'
  | 'no_account'
  | 'text_missing';

type Done = Result<null, ProRefusal>;
type Of = { readonly id: number; readonly staff: string };

const record = (
  { audit }: ProDeskDeps,
  tx: Transaction,
  { staff, act, client, brand }: { staff: string; act: string; client: number; brand: string },
) =>
  audit.recordIn(tx, {
    event: 'staff.acted',
    outcome: 'done',
    actor: { kind: 'staff', id: staff },
    subject: { kind: 'client', id: client },
    place: { brand },
    details: { act: `pro:${act}` },
  });

const hasTier = async ({ db, clock }: ProDeskDeps, tier: string): Promise<boolean> =>
  (await findTiers(db, clock())).some(({ key }) => key === tier);

/** Decides an application that waits; its client is told by mail. */
const decide = (
  deps: ProDeskDeps,
  { id, staff }: Of,
  answer: { state: 'approved' | 'declined'; reason: string | null },
  work: (tx: Transaction, row: ApplicationRow) => Promise<void>,
): Promise<Done> =>
  deps.db.transaction().execute(async (tx) => {
    const row = await lockApplication(tx, id);
    if (!row) return err('unknown_application');
    if (row.state !== 'asked') return err('decided_already');
    await changeApplication(tx, id, { ...answer, decided_by: staff, decided_at: deps.clock() });
    await work(tx, row);
    const client = await findClient(tx, row.client_id);
    if (client) await deps.mail.enqueue(tx, proMail(deps.brands, row, client, answer));
    await record(deps, tx, { staff, act: answer.state, client: row.client_id, brand: row.brand });
    return ok(null);
  });

export type Agreement = { readonly tier: string; readonly creditLimit: number; readonly dueDays: number };

/** The client becomes pro, with the data of the application and what staff have agreed. */
export const approveApplication = async (deps: ProDeskDeps, of: Of, agreed: Agreement): Promise<Done> => {
  if (!(await hasTier(deps, agreed.tier))) return err('unknown_tier');
  return decide(deps, of, { state: 'approved', reason: null }, async (tx, row) => {
    const now = deps.clock();
    const { client_id, company, register_code, vat_number, country_id } = row;
    await upsertAccount(tx, {
      ...{ client_id, company, register_code, vat_number, country_id },
      ...{ credit_limit: agreed.creditLimit, due_days: agreed.dueDays, since: now, updated_at: now },
    });
    await setProTier(tx, client_id, agreed.tier, now);
  });
};

/** The client may apply again. */
export const declineApplication = async (deps: ProDeskDeps, of: Of, reason: string): Promise<Done> =>
  reason.trim() === ''
    ? err('text_missing')
    : decide(deps, of, { state: 'declined', reason: reason.trim() }, async () => {});

/** Another tier for a client who is pro. */
export const setTier = async (deps: ProDeskDeps, { id, staff }: Of, tier: string): Promise<Done> => {
  if (!(await hasTier(deps, tier))) return err('unknown_tier');
  return deps.db.transaction().execute(async (tx) => {
    const client = await findClient(tx, id);
    if (!client) return err('unknown_client');
    if (!client.is_pro) return err('no_account');
    await setProTier(tx, id, tier, deps.clock());
    await record(deps, tx, { staff, act: 'tier', client: id, brand: client.brand });
    return ok(null);
  });
};

type Credit = Pick<Agreement, 'creditLimit' | 'dueDays'>;

/** Another credit limit, and the days until invoices are due. */
export const setCredit = (deps: ProDeskDeps, { id, staff }: Of, credit: Credit): Promise<Done> =>
  deps.db.transaction().execute(async (tx) => {
    const client = await findClient(tx, id);
    if (!client) return err('unknown_client');
    const { creditLimit: credit_limit, dueDays: due_days } = credit;
    const change = { credit_limit, due_days, updated_at: deps.clock() };
    if (!(await changeAccount(tx, id, change))) return err('no_account');
    await record(deps, tx, { staff, act: 'credit', client: id, brand: client.brand });
    return ok(null);
  });
