import type { AuditLog } from '@shop/commerce-kit/audit-log';
import type { CallContext } from '@shop/commerce-kit/call';
import { setSession } from '@shop/commerce-kit/session-headers';
import type { Visitor } from '@shop/commerce-kit/visitor';
import { placeHash } from './accounts.limits.ts';
import type { AccountSessions, PreferMethod } from './accounts.ports.ts';
import type { Client, ClientsRepository } from './clients.repository.ts';
import { deviceOf } from './sessions/device-of.ts';
import type { UserOf } from './user-answer.ts';

type LetInDeps = {
  clients: ClientsRepository;
  sessions: AccountSessions<Visitor>;
  preferMethod: PreferMethod;
  userOf: UserOf;
  audit: AuditLog;
};
type LetInContext = Pick<
  CallContext<unknown, 'public'>,
  'brand' | 'ip' | 'method' | 'now' | 'reply' | 'userAgent' | 'visitor'
>;

/** Opens the session of a client who has passed every step of the login; the guest's cart joins the client's. */
export const createLetIn =
  ({ clients, sessions, preferMethod, userOf, audit }: LetInDeps) =>
  async (client: Client, remember: boolean, context: LetInContext) => {
    const { brand, ip, method, now, reply, userAgent, visitor } = context;
    await clients.rememberPlace(client.id, placeHash(ip), now);
    await clients.setLastLogin(client.id, now);
    const opened = await sessions.login(
      visitor,
      { id: client.id, brand: brand.key },
      { remember, now, device: deviceOf(userAgent, ip) },
    );
    if (method) await preferMethod(client.id, method);
    audit.record({
      event: 'login.succeeded',
      outcome: 'done',
      actor: { kind: 'client', id: client.id },
      place: { brand: brand.key, ip },
    });
    setSession(reply, opened.token, opened.maxAgeSeconds);
    return userOf(client, brand);
  };

export type LetIn = ReturnType<typeof createLetIn>;
