import type { StaffContract } from '@shop/contracts/staff';
import type { Database } from '@shop/database';
import type { StaffRole } from '@shop/domain/staff';
import type { callOf, TestCall } from '@shop/commerce-kit/testing';
import { createStaffSessions } from './staff-sessions.ts';

/** The office's host in tests. */
export const OFFICE = 'office.test.example';

type Shop = {
  readonly db: Database;
  readonly clock: { readonly now: Date };
  readonly call: ReturnType<typeof callOf>;
};

export type Officer = { readonly id: number; readonly token: string };

/** A member of staff with a session; no password fits. */
export const hire = async ({ db, clock }: Shop, login: string, ...roles: StaffRole[]): Promise<Officer> => {
  const { id } = await db
    .insertInto('staff_member')
    .values({ login, name: login, password_hash: 'none', roles })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token: await createStaffSessions(db).begin(id, OFFICE, clock.now) };
};

type OfficeCall<Body> = Pick<TestCall<Body>, 'body' | 'idempotencyKey' | 'ip' | 'headers'> & {
  readonly as?: Officer | undefined;
  readonly host?: string;
};

let keys = 0;

/** Sends a call of staff as the office's server does; each with a key of its own unless one is given. */
export const officeOf =
  ({ call }: Pick<Shop, 'call'>) =>
  <Body, Answer>(
    contract: StaffContract<Body, Answer>,
    { as, host = OFFICE, headers, ...asked }: OfficeCall<Body> = {},
  ) =>
    call(contract, {
      ...(contract.idempotent && { idempotencyKey: `key-${(keys += 1)}` }),
      ...asked,
      headers: { 'x-shop-office': host, ...(as && { cookie: `office=${as.token}` }), ...headers },
    });
