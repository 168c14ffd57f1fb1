import { sql, type Database } from '@shop/database';
import type { Module } from '../../platform/module.ts';
import { unavailable } from '../../platform/problem.ts';

/** Whether this process may be given requests: it can, when its database answers. */
export const createHealth =
  ({ db }: { db: Database }): Module =>
  async (app) => {
    app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
      try {
        await sql`select 1`.execute(db);
      } catch {
        throw unavailable();
      }
      return reply.header('cache-control', 'no-store').send({ status: 'ok' });
    });
  };
