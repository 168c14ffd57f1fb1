import type { AuditLog } from '@shop/commerce-kit/audit-log';
import type { CallContext } from '@shop/commerce-kit/call';
import { notFound } from '@shop/commerce-kit/problem';
import type { AccountDoor } from './factors.ports.ts';
import { unproved } from './factors.problems.ts';
import type { Proofs } from './proofs.repository.ts';

type ChangeContext = Pick<CallContext<unknown, 'client'>, 'brand' | 'ip' | 'now' | 'visitor'>;
type ChangesDeps = { accounts: AccountDoor; audit: AuditLog; proofs: Proofs };

/** What every change of an account's factors shares: the proof before it, and its line in the audit log. */
export const createChanges = ({ accounts, audit, proofs }: ChangesDeps) => ({
  /** The client, who has proved who they are. */
  begin: async ({ now, visitor }: ChangeContext) => {
    if (!(await proofs.isFresh(visitor, now))) throw unproved();
    const person = await accounts.find(visitor.clientId);
    if (!person) throw notFound();
    return person;
  },

  record: ({ brand, ip, visitor }: ChangeContext, act: string, outcome: 'done' | 'refused' = 'done') =>
    audit.record({
      event: 'account.changed',
      outcome,
      actor: { kind: 'client', id: visitor.clientId },
      place: { brand: brand.key, ip },
      details: { act },
    }),
});

export type Changes = ReturnType<typeof createChanges>;
