import { createIdleJobs } from '@shop/commerce-jobs';
import { callOf, createTestGround, TEST_SECRET } from '@shop/commerce-kit/testing';
import { createMail } from '@shop/commerce-mail';
import { findRealProviders, type RealProviders } from '@shop/commerce-payments/providers';
import { buildApp } from '../app.ts';
import type { Deps } from '../deps.ts';

type Options = {
  now?: Date;
  /** How long others are waited for, where that is not to be measured. */
  patience?: Deps['patience'];
  /** Given, the app is that of the production profile. */
  realProviders?: RealProviders;
};

/** The whole API on a database of the test's own, with a clock that stands and jobs that wait. */
export const createTestApp = async ({ now, patience, realProviders }: Options = {}) => {
  const ground = await createTestGround(now);
  const { db, log, clock, brands } = ground.deps;
  const jobs = createIdleJobs();
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
  return {
    ...ground,
    app,
    deps,
    jobs,
    call: callOf(app),
    reset: async () => {
      await ground.reset();
      jobs.sent.length = 0;
    },
    close: async () => {
      await app.close();
      await ground.close();
    },
  };
};
