import path from 'node:path';
import { readsNoPictures, readsNothing } from '@shop/link-reader';
import { createIdleJobs, createJobs } from '@shop/commerce-jobs';
import type { SimulatedTime } from '@shop/commerce-jobs/testing';
import { callOf, createTestGround, TEST_SECRET } from '@shop/commerce-kit/testing';
import { createMemoryStorage } from './memory-storage.ts';
import { createMail } from '@shop/commerce-mail';
import { createReturnPaths } from '@shop/commerce-mail-reports';
import { loadPageTexts } from '@shop/outbound/page-texts';
import { openStoryPictures } from '@shop/outbound/story-pictures';
import { keepProcessors } from '@shop/commerce-payments';
import type { ProviderEntry } from '@shop/commerce-payments/providers';
import { buildApp } from '../app.ts';
import type { ApiDeps } from '../api-deps.ts';
import { providerEntries } from '../payment-providers.ts';

export const MAIL_WEBHOOK_SECRET = 'test-mail-webhook-secret';

type Options = {
  now?: Date;
  /** When given, the shop and its jobs use this time, and jobs run as they fall due. */
  time?: SimulatedTime;
  /** True: jobs run by the machine's time. */
  runsJobs?: boolean;
  /** Time limits for other services' answers, where they are not under test. */
  patience?: ApiDeps['patience'];
  /** True: the app is that of the production profile. */
  isProduction?: boolean;
  /** Payment providers in place of the registered ones. */
  entries?: readonly ProviderEntry[];
  providerSettings?: ApiDeps['providerSettings'];
  settlementDir?: string;
  /** The mailbox of bounces and complaints, which the demo's mail server fills. */
  reportDir?: string;
  storyPicturesDir?: string;
  fileStorage?: ApiDeps['fileStorage'] | undefined;
  /** Reads links; none without it. */
  links?: ApiDeps['links'] | undefined;
  /** Fetches pictures; none without it. */
  pictures?: ApiDeps['pictures'] | undefined;
  /** Where it logs, for tests that read it. */
  log?: ApiDeps['log'];
};

const clockOf = (time: SimulatedTime) => ({
  get now() {
    return time.clock();
  },
});

const outsideOf = ({
  fileStorage,
  links,
  pictures,
}: Pick<Options, 'fileStorage' | 'links' | 'pictures'>) => ({
  fileStorage: fileStorage ?? createMemoryStorage(),
  links: links ?? readsNothing,
  pictures: pictures ?? readsNoPictures,
});

const tickerOf = (time: SimulatedTime | undefined) => (time ? { ticker: time.ticker } : {});

/** The whole API on a database of the test's own, with a fixed clock and idle jobs. */
export const createTestApp = async ({
  now,
  time,
  runsJobs = false,
  patience,
  isProduction = false,
  entries = providerEntries,
  providerSettings = {},
  settlementDir,
  reportDir,
  storyPicturesDir,
  log: givenLog,
  fileStorage,
  links,
  pictures,
}: Options = {}) => {
  const ground = await createTestGround(time ? clockOf(time) : now && { now }, givenLog);
  const { db, log, clock, brands } = ground.deps;
  const idle = createIdleJobs();
  const isRunning = runsJobs || time !== undefined;
  const jobs = isRunning ? createJobs({ databaseUrl: ground.databaseUrl, log, ...tickerOf(time) }) : idle;
  const returnPaths = createReturnPaths(TEST_SECRET, 'bounce@test.example');
  const from = 'shop@test.example';
  const deps: ApiDeps = {
    ...ground.deps,
    background: db,
    jobs,
    mail: createMail({ db, jobs, brands, log, from, clock, returnPaths, reportDir }),
    returnPaths,
    reports: { dir: reportDir, webhookSecret: MAIL_WEBHOOK_SECRET },
    factorKey: 'test-factor-key',
    freeDiskBytes: async () => 100 * 1024 ** 3,
    ...outsideOf({ fileStorage, links, pictures }),
    secret: TEST_SECRET,
    ownUrl: 'http://127.0.0.1:0',
    isProduction,
    isSecure: isProduction,
    providerEntries: entries,
    providerSettings,
    trackerSettings: {},
    carrierSettings: {},
    settlementDir,
    pageTexts: () => loadPageTexts(path.resolve(import.meta.dirname, '..')),
    storyPictures: openStoryPictures(storyPicturesDir),
    officeUrl: 'https://office.test.example',
    ...(patience && { patience }),
  };
  await keepProcessors(db, entries);
  const app = await buildApp(deps);
  if (isRunning) await jobs.start();
  return {
    ...ground,
    app,
    deps,
    jobs: idle,
    call: callOf(app),
    reset: async () => {
      await ground.reset();
      await keepProcessors(db, entries);
      idle.sent.length = 0;
    },
    close: async () => {
      await app.close();
      await jobs.stop();
      await ground.close();
    },
  };
};
