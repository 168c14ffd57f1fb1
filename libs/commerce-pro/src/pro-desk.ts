import type { Transaction } from '@shop/database';
import { err, ok, type Result } from '@shop/domain/result';
import { findMember, findPeople, insertMember } from './people/members.repository.ts';
import { setStanding } from './people/standing.ts';
import { proMail } from './pro-mail.ts';
import type { ProDeskDeps } from './pro.ports.ts';
import {
  changeAccount,
  changeApplication,
  findAccountOf,
  findClient,
  insertAccount,
  lockAccount,
  lockApplication,
  type ApplicationRow,
  type ProAccountRow,
} from './pro.repository.ts';
import { findTiers } from './tiers.ts';

export type ProRefusal =
  | 'unknown_application'
  | 'decided_already'
  | 'unknown_tier'
  | 'unknown_client'
  | 'no_account'
  | 'member_already'
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
  work: (tx: Transaction, row: ApplicationRow) => Promise<ProRefusal | null>,
): Promise<Done> =>
  deps.db.transaction().execute(async (tx) => {
    const row = await lockApplication(tx, id);
    if (!row) return err('unknown_application');
    if (row.state !== 'asked') return err('decided_already');
    const refusal = await work(tx, row);
    if (refusal) return err(refusal);
    await changeApplication(tx, id, { ...answer, decided_by: staff, decided_at: deps.clock() });
    const client = await findClient(tx, row.client_id);
    if (client) await deps.mail.enqueue(tx, proMail(deps.brands, row, client, answer));
    await record(deps, tx, { staff, act: answer.state, client: row.client_id, brand: row.brand });
    return ok(null);
  });

export type Agreement = { readonly tier: string; readonly creditLimit: number; readonly dueDays: number };

/** The client becomes the owner of a company, with the data of the application and what staff have agreed. */
export const approveApplication = async (deps: ProDeskDeps, of: Of, agreed: Agreement): Promise<Done> => {
  if (!(await hasTier(deps, agreed.tier))) return err('unknown_tier');
  return decide(deps, of, { state: 'approved', reason: null }, async (tx, row) => {
    const now = deps.clock();
    const { client_id, company, register_code, vat_number, country_id } = row;
    // Accepted an invitation while the application waited.
    if (await findMember(tx, client_id)) return 'member_already';
    const { id } = await insertAccount(tx, {
      ...{ brand: row.brand, tier: agreed.tier, company, register_code, vat_number, country_id },
      ...{ credit_limit: agreed.creditLimit, due_days: agreed.dueDays, since: now, updated_at: now },
    });
    await insertMember(tx, { client_id, company_id: id, role: 'owner', since: now });
    await setStanding(tx, { clientId: client_id, role: 'owner' }, agreed.tier, now);
    return null;
  });
};

/** The client may apply again. */
export const declineApplication = async (deps: ProDeskDeps, of: Of, reason: string): Promise<Done> =>
  reason.trim() === ''
    ? err('text_missing')
    : decide(deps, of, { state: 'declined', reason: reason.trim() }, async () => null);

/** Changes what was agreed with the company of a client. */
const change = (
  deps: ProDeskDeps,
  { id, staff }: Of,
  act: string,
  work: (tx: Transaction, account: ProAccountRow) => Promise<void>,
): Promise<Done> =>
  deps.db.transaction().execute(async (tx) => {
    const client = await findClient(tx, id);
    if (!client) return err('unknown_client');
    const found = await findAccountOf(tx, id);
    const account = found && (await lockAccount(tx, found.id));
    if (!account) return err('no_account');
    await work(tx, account);
    await record(deps, tx, { staff, act, client: id, brand: client.brand });
    return ok(null);
  });

/** Another tier for the company of a client, and for all who order for it. */
export const setTier = async (deps: ProDeskDeps, of: Of, tier: string): Promise<Done> => {
  if (!(await hasTier(deps, tier))) return err('unknown_tier');
  return change(deps, of, 'tier', async (tx, { id }) => {
    const now = deps.clock();
    await changeAccount(tx, id, { tier, updated_at: now });
    for (const { id: clientId, role } of await findPeople(tx, id))
      await setStanding(tx, { clientId, role }, tier, now);
  });
};

type Credit = Pick<Agreement, 'creditLimit' | 'dueDays'>;

/** Another credit limit, and the days until invoices are due. */
export const setCredit = (deps: ProDeskDeps, of: Of, credit: Credit): Promise<Done> =>
  change(deps, of, 'credit', async (tx, { id }) => {
    const { creditLimit: credit_limit, dueDays: due_days } = credit;
    await changeAccount(tx, id, { credit_limit, due_days, updated_at: deps.clock() });
  });
