import { createIdleJobs, createJobs } from '@shop/commerce-jobs';
import type { SimulatedTime } from '@shop/commerce-jobs/testing';
import { callOf, createTestGround, TEST_SECRET } from '@shop/commerce-kit/testing';
import { createMail } from '@shop/commerce-mail';
import { findRealProviders, type RealProviders } from '@shop/commerce-payments/providers';
import { buildApp } from '../app.ts';
import type { Deps } from '../deps.ts';

type Options = {
  now?: Date;
  /** Given, the shop and its jobs go by this time, and the jobs are done as they fall due. */
  time?: SimulatedTime;
  /** How long others are waited for, where that is not to be measured. */
  patience?: Deps['patience'];
  /** Given, the app is that of the production profile. */
  realProviders?: RealProviders;
};

const clockOf = (time: SimulatedTime) => ({
  get now() {
    return time.clock();
  },
});

/** The whole API on a database of the test's own, with a clock that stands and jobs that wait. */
export const createTestApp = async ({ now, time, patience, realProviders }: Options = {}) => {
  const ground = await createTestGround(time ? clockOf(time) : now && { now });
  const { db, log, clock, brands } = ground.deps;
  const idle = createIdleJobs();
  const jobs = time ? createJobs({ databaseUrl: ground.databaseUrl, log, ticker: time.ticker }) : idle;
  const deps: Deps = {
    ...ground.deps,
    jobs,
    mail: createMail({ db, jobs, brands, log, from: 'shop@test.example', clock }),
    freeDiskBytes: async () => 100 * 1024 ** 3,
    secret: TEST_SECRET,
    ownUrl: 'http://127.0.0.1:0',
    isProduction: realProviders !== undefined,
    isSecure: realProviders !== undefined,
    realProviders: realProviders ?? findRealProviders(),
    ...(patience && { patience }),
  };
  const app = await buildApp(deps);
  if (time) await jobs.start();
  return {
    ...ground,
    app,
    deps,
    jobs: idle,
    call: callOf(app),
    reset: async () => {
      await ground.reset();
      idle.sent.length = 0;
    },
    close: async () => {
      await app.close();
      await jobs.stop();
      await ground.close();
    },
  };
};
