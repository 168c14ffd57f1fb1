import path from 'node:path';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';

export type OpenedDatabase = { url: string; isEmbedded: boolean; close: () => Promise<void> };

type Environment = { DATABASE_URL?: string | undefined; SHOP_DATA_DIR?: string | undefined };

const LOOK_MS = 1_000;

/** The database of the environment, else a real one in the project's data folder. */
export const openDatabase = async (env: Environment): Promise<OpenedDatabase> => {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, isEmbedded: false, close: async () => {} };
  const dataDir = path.resolve(env.SHOP_DATA_DIR ?? '.data', 'postgres');
  const server = await startEmbeddedPostgres({ dataDir });
  // After a crash the server is started again at the same address, so callers reconnect.
  const watch = setInterval(() => void server.ensureUp().catch(() => {}), LOOK_MS).unref();
  const close = () => {
    clearInterval(watch);
    return server.release();
  };
  return { url: server.url, isEmbedded: true, close };
};
