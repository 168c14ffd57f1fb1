import path from 'node:path';
import type { Contract } from '@shop/contracts/contract';
import { createTestDatabase } from '@shop/database/testing';
import type { LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { createAuditLog } from './audit-log.ts';
import { createBrandDirectory } from './brand-directory.ts';
import { syncBrands } from './brand-sync.ts';
import { createChangeListener } from './change-listener.ts';
import { createServer, type Served, type ServerDeps } from './create-server.ts';
import { findSourceBrands } from './found-brands.ts';
import type { Logger } from './logger.ts';
import type { App } from './module.ts';
import type { Locale } from './shop-brand.ts';
import { createTrustedHeaders } from './trusted-headers.ts';

export const TEST_SECRET = 'test-secret';
const APPS = path.resolve(import.meta.dirname, '../../../apps');

export type TestCall<Body> = {
  body?: Body;
  params?: Record<string, string>;
  query?: Record<string, string>;
  brand?: string;
  locale?: Locale;
  currency?: 1 | 2 | 3;
  /** The visitor's token, from `sessionToken` of an earlier answer. */
  token?: string | undefined;
  ip?: string;
  idempotencyKey?: string;
  headers?: Record<string, string>;
};

type Answer<T> = {
  status: number;
  body: T;
  headers: Record<string, unknown>;
  sessionToken: string | undefined;
};

/** A database of the test's own with all brands in it, a fixed clock, and the dependencies of every server. */
export const createTestGround = async (
  clock = { now: new Date('2026-03-02T10:00:00Z') },
  log: Logger = pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
) => {
  const database = await createTestDatabase({ clock: () => clock.now });
  const { db } = database;
  const brands = createBrandDirectory(db, { defaultBrand: 'lt', appUrls: new Map(), webPort: 4200 });
  const sources = await findSourceBrands(APPS);
  const setUp = async () => {
    await syncBrands(db, sources);
    await brands.refresh();
  };
  await setUp();

  const changes = createChangeListener(database.url, log);
  const audit = createAuditLog({ db, secret: TEST_SECRET, clock: () => clock.now, log });
  return {
    db,
    clock,
    databaseUrl: database.url,
    deps: {
      db,
      log,
      clock: () => clock.now,
      brands,
      changes,
      headers: createTrustedHeaders(TEST_SECRET, brands),
      audit,
      isProduction: false,
      isSecure: false,
      checksAnswers: true,
    },
    /** Empties the tables except for the brands and the rows that migrations insert. */
    reset: async () => {
      await audit.flush();
      await database.truncateAll();
      await setUp();
    },
    /** From now on `reset` leads back to the rows of this moment. */
    keepRows: async () => {
      await audit.flush();
      await database.keepRows();
    },
    close: async () => {
      await audit.close();
      await changes.close();
      await database.close();
    },
  };
};

export type TestGround = Awaited<ReturnType<typeof createTestGround>>;
export type TestDeps = TestGround['deps'];

type SentBack = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>;

/** JSON, or the text of a file. */
const bodyOf = ({ body, headers }: SentBack): unknown => {
  if (body === '') return undefined;
  return String(headers['content-type']).includes('json') ? (JSON.parse(body) as unknown) : body;
};

type Sent = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly query?: Record<string, string>;
  readonly headers: Record<string, string>;
  readonly payload?: string;
};

/** Sends a call by its contract, as the web server sends it, in any way. */
export const callBy =
  (send: (sent: Sent) => Promise<SentBack>) =>
  async <Body, Said>(contract: Contract<Body, Said>, asked: TestCall<Body> = {}): Promise<Answer<Said>> => {
    const answer = await send({
      method: contract.method,
      url: fill(contract.url, asked.params),
      ...(asked.query && { query: asked.query }),
      headers: headersOf(asked),
      ...(contract.method === 'POST' && { payload: JSON.stringify(asked.body ?? {}) }),
    });
    const token = answer.headers['x-shop-session'];
    return {
      status: answer.statusCode,
      body: bodyOf(answer) as Said,
      headers: answer.headers,
      sessionToken: typeof token === 'string' && token !== '' ? token : undefined,
    };
  };

/** Sends a call to a server in this process. */
export const callOf = (app: App) => callBy((sent) => app.inject(sent));

/** The calls of some libraries on a test server: `compose` wires the libraries under test. */
export const createTestServer = async <Made extends Served>(
  compose: (deps: TestDeps) => Made,
  { now, ...change }: { now?: Date } & Partial<ServerDeps> = {},
) => {
  const ground = await createTestGround(now && { now });
  const deps = { ...ground.deps, ...change };
  const made = compose(deps);
  const app = await createServer(deps, made);
  return {
    ...ground,
    deps,
    made,
    app,
    call: callOf(app),
    close: async () => {
      await app.close();
      await ground.close();
    },
  };
};

const fill = (url: string, params: Record<string, string> = {}) =>
  url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const headersOf = ({ brand = 'lt', locale = 'en', currency = 1, ...asked }: TestCall<unknown>) => ({
  'content-type': 'application/json',
  'x-shop-secret': TEST_SECRET,
  'x-shop-brand': brand,
  'x-shop-locale': locale,
  'x-shop-currency': String(currency),
  'x-forwarded-for': asked.ip ?? '203.0.113.7',
  ...(asked.token && { authorization: `Bearer ${asked.token}` }),
  ...(asked.idempotencyKey && { 'idempotency-key': asked.idempotencyKey }),
  ...asked.headers,
});
