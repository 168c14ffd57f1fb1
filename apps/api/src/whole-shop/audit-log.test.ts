import { authContract } from '@shop/contracts/auth';
import { sql } from '@shop/database';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { AUDIT_EVENTS, type AuditEntry } from '@shop/commerce-kit/audit-events';
import { createAuditLog, forgetAuditEvents } from '@shop/commerce-kit/audit-log';
import { findAuditEvents, parseSince, toAuditLine } from '@shop/commerce-kit/audit-reading';
import { createTestApp } from '../testing/test-app.ts';

const shop = await createTestApp();
const { db, deps, clock } = shop;
/** Each test has its own day: the count of refusals per minute is kept as long as the process runs. */
let morning = new Date('2026-03-02T10:00:00Z');
const IP = '198.51.100.23';

beforeEach(async () => {
  await shop.reset();
  morning = new Date(morning.getTime() + 86_400_000);
  clock.now = morning;
});
afterAll(() => shop.close());

const events = async () => {
  await deps.audit.flush();
  return db.selectFrom('audit_event').selectAll().orderBy('id').execute();
};
const kinds = async () => (await events()).map(({ event, outcome }) => `${event} ${outcome}`);
const failed = (values: Partial<AuditEntry> = {}): AuditEntry => ({
  event: 'login.failed',
  outcome: 'refused',
  actor: { kind: 'guest', sessionId: 7 },
  place: { brand: 'lt', ip: IP },
  ...values,
});

describe('an event', () => {
  test.each(AUDIT_EVENTS)('%s records actor, action and origin, and no personal data', async (event) => {
    const personal = 'Ona Petraitė <ona@example.lt>';
    deps.audit.record({
      event,
      outcome: 'done',
      actor: { kind: 'staff', id: personal },
      subject: { kind: 'order', id: personal },
      place: { brand: 'lt', ip: IP },
      details: { reason: personal, act: 'Ukmergės g. 282', provider: 'sandbox', amount: 150_000 },
    });
    const [row] = await events();
    expect(row).toMatchObject({
      event,
      at: morning,
      actor: 'staff:removed',
      subject: 'order:removed',
      brand: 'lt',
      details: { reason: 'removed', act: 'removed', provider: 'sandbox', amount: 150_000 },
    });
    expect(row?.place).toMatch(/^[0-9a-f]{16}$/);
    expect(JSON.stringify(row)).not.toMatch(/Ona|Petrait|@|198\.51|Ukmerg/);
  });

  test('identifies a client by its number, a guest by a keyed hash of the session', async () => {
    deps.audit.record(failed({ actor: { kind: 'client', id: 17 } }));
    deps.audit.record(failed({ actor: { kind: 'guest', sessionId: 17 } }));
    deps.audit.record(failed({ actor: { kind: 'guest', sessionId: null } }));
    const actors = (await events()).map(({ actor }) => actor);
    expect(actors).toEqual(['client:17', expect.stringMatching(/^guest:[0-9a-f]{16}$/), 'guest']);
  });

  test('of an account contains nothing that its owner entered', async () => {
    const ona = {
      email: 'ona.zebulon@example.lt',
      password: 'ilgas ir slaptas',
      first_name: 'Zebulona',
      last_name: 'Zebulonaitė',
      phone: '+37061200184',
    };
    const registered = await shop.call(authContract.register, { body: ona, ip: IP });
    const token = registered.sessionToken;
    await shop.call(authContract.login, { body: { email: ona.email, password: 'wrong wrong' }, ip: IP });
    await shop.call(authContract.login, { body: { email: ona.email, password: ona.password }, ip: IP });
    await shop.call(authContract.requestPasswordReset, { body: { email: ona.email }, ip: IP });
    await shop.call(authContract.passwordReset, {
      body: { token: 'x'.repeat(43), password: 'another long one' },
      ip: IP,
    });
    await shop.call(authContract.deleteAddress, { body: { id: 1 }, ip: IP });
    await shop.call(authContract.logout, { body: { everywhere: true }, token, ip: IP });
    expect(await kinds()).toEqual([
      'account.registered done',
      'login.failed refused',
      'login.succeeded done',
      'password.reset_asked done',
      'password.reset refused',
      'rights.refused refused',
      'session.ended_everywhere done',
    ]);
    const rows = JSON.stringify(await events());
    expect(rows).not.toMatch(/zebulon|61200184|slaptas|198\.51/i);
  });

  test('a rate-limited login is recorded as limited', async () => {
    for (let tries = 0; tries < 7; tries += 1) {
      await shop.call(authContract.login, {
        body: { email: 'no@example.lt', password: 'wrong wrong' },
        ip: IP,
      });
    }
    expect(await kinds()).toContain('login.limited refused');
  });
});

describe('the log', () => {
  test('refuses every change, and every removal except of old events', async () => {
    deps.audit.record(failed());
    await events();
    await expect(sql`update audit_event set outcome = 'done'`.execute(db)).rejects.toThrow(/append-only/);
    await expect(sql`delete from audit_event`.execute(db)).rejects.toThrow(/append-only/);
    expect(await forgetAuditEvents(db, morning)).toBe(0);
    expect(await forgetAuditEvents(db, new Date(morning.getTime() + 1))).toBe(1);
    await expect(sql`delete from audit_event`.execute(db)).resolves.toBeDefined();
  });

  test('entry written in a transaction exists only if the transaction commits', async () => {
    const undone = db.transaction().execute(async (tx) => {
      await deps.audit.recordIn(tx, failed({ event: 'payment.captured', outcome: 'done' }));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await kinds()).toEqual([]);
    await db.transaction().execute((tx) => deps.audit.recordIn(tx, failed()));
    expect(await kinds()).toEqual(['login.failed refused']);
  });

  test('is not filled by repeated refusals, and loses no other event', async () => {
    for (let count = 0; count < 500; count += 1) {
      deps.audit.record(failed());
      deps.audit.record(failed({ event: 'payment.captured', outcome: 'done' }));
    }
    const found = await kinds();
    expect(found.filter((kind) => kind === 'login.failed refused')).toHaveLength(30);
    expect(found.filter((kind) => kind === 'payment.captured done')).toHaveLength(500);
    clock.now = new Date(morning.getTime() + 60_000);
    deps.audit.record(failed());
    expect((await kinds()).filter((kind) => kind === 'login.failed refused')).toHaveLength(31);
  });

  test('neither throws nor grows without bound while the database is down', async () => {
    const warnings: { code?: string; waiting?: number; dropped?: number }[] = [];
    const log = pino({ level: 'silent' });
    const away = createAuditLog({
      db: {
        insertInto: () => ({ values: () => ({ execute: () => Promise.reject(new Error('away')) }) }),
      } as never,
      secret: 'x',
      clock: () => morning,
      log: Object.assign(log, { warn: (said: object) => void warnings.push(said) }),
    });
    for (let count = 0; count < 5_000; count += 1) away.record(failed({ outcome: 'done' }));
    await away.close();
    expect(warnings).toEqual([expect.objectContaining({ code: 'audit_waits', waiting: 2_000 })]);
  });
});

describe('reading', () => {
  test('by event, area, actor, subject and time', async () => {
    deps.audit.record(failed());
    clock.now = new Date(morning.getTime() + 3_600_000);
    deps.audit.record(failed({ event: 'payment.failed', subject: { kind: 'payment', id: 12 } }));
    await events();
    const of = async (question: object) =>
      (await findAuditEvents(db, { limit: 10, ...question })).map(({ event }) => event);
    expect(await of({})).toEqual(['login.failed', 'payment.failed']);
    expect(await of({ limit: 1 })).toEqual(['payment.failed']);
    expect(await of({ event: 'login.' })).toEqual(['login.failed']);
    expect(await of({ event: 'payment.failed' })).toEqual(['payment.failed']);
    expect(await of({ subject: 'payment:12' })).toEqual(['payment.failed']);
    expect(await of({ actor: 'client:1' })).toEqual([]);
    expect(await of({ since: parseSince('30m', clock.now) })).toEqual(['payment.failed']);
    const [first] = await findAuditEvents(db, { limit: 10 });
    expect(toAuditLine(first!)).toMatch(
      /^2026-\d\d-\d\dT10:00:00.000Z {2}refused {2}login.failed .* lt {2}from /,
    );
  });

  test.each(['yesterday', '', '5w'])('refuses %j as a time', (text) => {
    expect(() => parseSince(text, morning)).toThrow(/is no time/);
  });
});
