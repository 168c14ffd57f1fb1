import path from 'node:path';
import type { Contract } from '@shop/contracts';
import { createTestDatabase } from '@shop/database/testing';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import type { Deps } from '../deps.ts';
import { findSourceBrands, syncBrands } from '../modules/configuration/configuration.module.ts';
import { createIdleJobs } from '../modules/jobs/jobs.module.ts';
import { createMail } from '../modules/mail/mail.module.ts';
import { findRealProviders, type RealProviders } from '../modules/providers/providers.module.ts';
import { createAuditLog } from './audit-log.ts';
import { createBrandDirectory } from './brand-directory.ts';
import { createChangeListener } from './change-listener.ts';
import type { Locale } from './shop-brand.ts';
import { createTrustedHeaders } from './trusted-headers.ts';

const SECRET = 'test-secret';
const APPS = path.resolve(import.meta.dirname, '../../..');

export type TestCall<Body> = {
  body?: Body;
  params?: Record<string, string>;
  query?: Record<string, string>;
  brand?: string;
  locale?: Locale;
  currency?: 1 | 2 | 3;
  /** The visitor's token, as a former answer's `sessionToken` told it. */
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

type Given = {
  now?: Date;
  /** How long others are waited for, where that is not to be measured. */
  patience?: Deps['patience'];
  /** Given, the app is that of the production profile. */
  realProviders?: RealProviders;
};

/** The whole API on a database of the test's own, with a clock that stands and jobs that wait. */
export const createTestApp = async ({
  now = new Date('2026-03-02T10:00:00Z'),
  patience,
  realProviders,
}: Given = {}) => {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = { now };
  const log = pino({ level: process.env['TEST_LOG'] ?? 'silent' });
  const brands = createBrandDirectory(db, { defaultBrand: 'lt', appUrls: new Map(), webPort: 4200 });
  const sources = await findSourceBrands(APPS);
  const setUp = async () => {
    await syncBrands(db, sources);
    await brands.refresh();
  };
  await setUp();

  const jobs = createIdleJobs();
  const changes = createChangeListener(database.url, log);
  const deps: Deps = {
    db,
    log,
    clock: () => clock.now,
    brands,
    changes,
    headers: createTrustedHeaders(SECRET, brands),
    jobs,
    mail: createMail({ db, jobs, brands, log, from: 'shop@test.example', clock: () => clock.now }),
    audit: createAuditLog({ db, secret: SECRET, clock: () => clock.now, log }),
    freeDiskBytes: async () => 100 * 1024 ** 3,
    secret: SECRET,
    ownUrl: 'http://127.0.0.1:0',
    isProduction: realProviders !== undefined,
    checksAnswers: true,
    isSecure: realProviders !== undefined,
    realProviders: realProviders ?? findRealProviders(),
    ...(patience && { patience }),
  };
  const app = await buildApp(deps);

  const call = async <Body, Said>(
    contract: Contract<Body, Said>,
    asked: TestCall<Body> = {},
  ): Promise<Answer<Said>> => {
    const answer = await app.inject({
      method: contract.method,
      url: fill(contract.url, asked.params),
      ...(asked.query && { query: asked.query }),
      headers: headersOf(asked),
      ...(contract.method === 'POST' && { payload: JSON.stringify(asked.body ?? {}) }),
    });
    const token = answer.headers['x-shop-session'];
    return {
      status: answer.statusCode,
      body: (answer.body === '' ? undefined : answer.json()) as Said,
      headers: answer.headers,
      sessionToken: typeof token === 'string' && token !== '' ? token : undefined,
    };
  };

  return {
    app,
    db,
    deps,
    jobs,
    clock,
    call,
    databaseUrl: database.url,
    /** Empty again but for the brands and what migrations insert. */
    reset: async () => {
      await deps.audit.flush();
      await database.truncateAll();
      jobs.sent.length = 0;
      await setUp();
    },
    close: async () => {
      await app.close();
      await deps.audit.close();
      await changes.close();
      await database.close();
    },
  };
};

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

const fill = (url: string, params: Record<string, string> = {}) =>
  url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const headersOf = ({ brand = 'lt', locale = 'en', currency = 1, ...asked }: TestCall<unknown>) => ({
  'content-type': 'application/json',
  'x-shop-secret': SECRET,
  'x-shop-brand': brand,
  'x-shop-locale': locale,
  'x-shop-currency': String(currency),
  'x-forwarded-for': asked.ip ?? '203.0.113.7',
  ...(asked.token && { authorization: `Bearer ${asked.token}` }),
  ...(asked.idempotencyKey && { 'idempotency-key': asked.idempotencyKey }),
  ...asked.headers,
});
