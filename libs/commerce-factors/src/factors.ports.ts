import type { CallContext } from '@shop/commerce-kit/call';
import type { User } from '@shop/contracts/auth';

export type LoginContext = Pick<
  CallContext<unknown, 'public'>,
  'brand' | 'ip' | 'method' | 'now' | 'reply' | 'userAgent' | 'visitor'
>;

/** What the factors need of the accounts; `apps/api` wires them. */
export type AccountDoor = {
  /** Opens the session of a client who has passed every step; null for a client who no longer exists. */
  letIn: (clientId: number, remember: boolean, context: LoginContext) => Promise<User | null>;
  hasPassword: (clientId: number, password: string) => Promise<boolean>;
  find: (
    clientId: number,
  ) => Promise<{ id: number; email: string; first_name: string; last_name: string } | undefined>;
};
