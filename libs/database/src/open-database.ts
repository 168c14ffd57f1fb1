import path from 'node:path';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';

type Settings = { databaseUrl?: string | undefined; dataDir: string };

/** The address of the database: the one that was given, else a real one kept in the project's data folder. */
export const openDatabase = async ({ databaseUrl, dataDir }: Settings) => {
  if (databaseUrl) return { url: databaseUrl, embedded: false, close: async () => {} };
  const server = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
  return { url: server.url, embedded: true, close: server.release };
};
