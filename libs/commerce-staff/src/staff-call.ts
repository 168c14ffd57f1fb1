import type { StaffContract } from '@shop/contracts/staff';
import type { Database } from '@shop/database';
import { hasRight, type StaffRight } from '@shop/domain/staff';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import type { CallContext, CallOptions } from '@shop/commerce-kit/call';
import type { App } from '@shop/commerce-kit/module';
import { forbidden, unauthorised } from '@shop/commerce-kit/problem';
import type { TrustedHeaders } from '@shop/commerce-kit/trusted-headers';
import { onceByKey } from '@shop/commerce-payments';
import type { Who } from './act-log.ts';
import { readStaffToken } from './staff-cookie.ts';
import { createStaffSessions, type StaffPerson } from './staff-sessions.ts';

export type StaffCallDeps = {
  readonly db: Database;
  readonly headers: Pick<TrustedHeaders, 'officeOf'>;
  readonly audit: Pick<AuditLog, 'record'>;
  /** All public addresses are https. */
  readonly isSecure: boolean;
};

export type StaffContext<Body> = CallContext<Body, 'staff'> & {
  readonly staff: StaffPerson;
  readonly who: Who;
};

type Said<Answer> = Omit<Answer, 'status'>;

/** A call of staff by a contract that names a right. */
export type BindStaffCall = <Body, Answer extends object>(
  contract: StaffContract<Body, Answer, StaffRight>,
  handler: (context: StaffContext<Body>, key: string) => Promise<Said<Answer>>,
  options?: Pick<CallOptions, 'largestBody'>,
) => void;

const A_MINUTE = { rateLimit: { max: 240, window: 60_000 } } as const;

/**
 * Binds calls of staff: 401 without a session of this host, 403 without the right. A call with a key is answered once
 * by it, for each person.
 */
export const staffCallsOf = (app: App, deps: StaffCallDeps): BindStaffCall => {
  const sessions = createStaffSessions(deps.db);
  const letIn = async (context: CallContext<unknown, 'staff'>, right: StaffRight): Promise<StaffPerson> => {
    const { request, now } = context;
    const token = readStaffToken(request, deps.isSecure);
    const staff = await sessions.resolve(token, deps.headers.officeOf(request) ?? '', now);
    if (!staff) throw unauthorised();
    if (hasRight(staff.roles, right)) return staff;
    deps.audit.record({
      event: 'rights.refused',
      outcome: 'refused',
      actor: { kind: 'staff', id: String(staff.id) },
      subject: { kind: 'call', id: right },
      details: { status: 403 },
    });
    throw forbidden();
  };

  return (contract, handler, options = {}) => {
    app.call(
      contract,
      async (context) => {
        const staff = await letIn(context, contract.right);
        const given = { ...context, staff, who: `staff:${staff.id}` as const };
        const { body, now, idempotencyKey } = context;
        if (!contract.idempotent) return (await handler(given, '')) as never;
        const scope = `staff:${staff.id}:${contract.url}`;
        const keyed = { scope, key: idempotencyKey, body, now };
        return (await onceByKey(deps.db, contract.answer, keyed, (key) => handler(given, key))) as never;
      },
      { ...A_MINUTE, ...options },
    );
  };
};
