import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@shop/database';

const LOOK_EVERY_MS = 500;

/** Measures how long purchases stay between paid and released after their server was killed. */
export const watchSettling = (db: Database) => {
  const open = new Map<string, number>();
  let longest = 0;
  let isStopped = false;

  const look = async (): Promise<void> => {
    const rows = await db
      .selectFrom('checkout_session')
      .select('slug')
      .where('state', '=', 'placing')
      .execute();
    const hanging = new Set(rows.map(({ slug }) => slug));
    for (const [slug, since] of open) {
      longest = Math.max(longest, performance.now() - since);
      if (!hanging.has(slug)) open.delete(slug);
    }
  };
  const looking = (async () => {
    while (!isStopped) {
      await look();
      await wait(LOOK_EVERY_MS);
    }
  })();

  return {
    killed: (slug: string) => {
      open.set(slug, performance.now());
    },
    untilSettled: async (patienceMs: number): Promise<void> => {
      const end = performance.now() + patienceMs;
      while (open.size > 0 && performance.now() < end) await wait(LOOK_EVERY_MS);
    },
    longestMs: () => longest,
    stop: async () => {
      isStopped = true;
      await looking;
    },
  };
};
