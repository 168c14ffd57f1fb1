import path from 'node:path';
import { isTaken } from './wait-for-server.ts';
import { checkSettings } from './check-settings.ts';
import { brandKeys, DRAWING_WORKER, ROOT } from './paths.ts';
import { prepareDatabase } from './prepare-database.ts';
import { createProgress } from './progress.ts';
import { endRunning } from './run-to-end.ts';
import { supervise, type Supervised } from './supervise-server.ts';
import { whenNpmEnds } from './when-npm-ends.ts';

/** Shared by all commands that start the shop: ports, database, servers, and their end. */
export const createStarter = () => {
  const port = Number(process.env['PORT'] || 4200);
  const apiPort = Number(process.env['API_PORT'] || port + 1);
  const only = (process.env['BRANDS'] ?? '').split(',').filter(Boolean);
  const logDir = path.resolve(process.env['SHOP_DATA_DIR'] ?? '.data', 'logs');
  const progress = createProgress();
  const atEnd: (() => Promise<void>)[] = [];
  const ending = new AbortController();

  /** Ends all started processes, the public one first, so that no request reaches a half-stopped shop. */
  const end = async (code: number) => {
    if (ending.signal.aborted) return;
    ending.abort();
    endRunning();
    for (const endOne of atEnd.reverse()) await endOne();
    process.exit(code);
  };

  const keys = brandKeys(process.env['DEFAULT_BRAND'] ?? only[0] ?? 'lt', only);

  return {
    port,
    apiPort,
    progress,
    brandKeys: keys,

    /** Refuses used ports before anything is started, because servers can share ports. */
    claimPorts: async () => {
      for (const wanted of [port, apiPort])
        if (await isTaken(wanted))
          throw new Error(`Port ${wanted} is taken: end what listens there, or set PORT.`);
    },

    openDatabase: async () => {
      const opened = await prepareDatabase(progress);
      if (ending.signal.aborted) await opened.close();
      else atEnd.push(opened.close);
      return opened.url;
    },

    closeAtEnd: (close: () => Promise<void>): void => {
      atEnd.push(close);
    },

    serve: (name: string, script: string, args: string[], env: NodeJS.ProcessEnv): Supervised => {
      const server = supervise({
        name,
        script: path.join(ROOT, script),
        args,
        env,
        logDir,
        progress,
        ending: ending.signal,
        giveUp: (reason) => {
          progress(reason);
          void end(1);
        },
      });
      atEnd.push(server.end);
      return server;
    },

    /** Environment of the servers in addition to the caller's. */
    environment: (databaseUrl: string): NodeJS.ProcessEnv => ({
      LOG_LEVEL: 'warn',
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      WEB_PORT: String(port),
      API_PORT: String(apiPort),
      // Draws the pictures of demo goods.
      DRAWING_WORKER: process.env['DRAWING_WORKER'] ?? DRAWING_WORKER,
      // Includes brands that are still being built.
      BRAND_SOURCES_DIR: path.join(ROOT, 'apps'),
    }),

    /** Runs until a signal ends it, or until it fails. */
    run: async (work: () => Promise<void>) => {
      process.on('SIGINT', () => void end(0));
      process.on('SIGTERM', () => void end(0));
      process.on('SIGHUP', () => void end(0));
      whenNpmEnds(() => void end(0));
      // Checked first: a server that refuses its settings would report this only in its log.
      const begin = async () => {
        checkSettings(process.env, keys);
        await work();
      };
      await begin().catch(async (error: Error) => {
        if (ending.signal.aborted) return;
        progress(error.message);
        await end(1);
      });
    },
  };
};
