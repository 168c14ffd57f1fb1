import path from 'node:path';
import { findBinaries, type Binaries } from './binaries.ts';
import { prepareCluster, prepareFolder, type Cluster } from './cluster.ts';
import { withFolderLock } from './folder-lock.ts';
import { usualPort } from './usual-port.ts';
import { createHolders } from './holders.ts';
import { reachableFolder } from './reachable-place.ts';
import { runProgram } from './run-program.ts';
import { findRunning, looksAlive, urlOf } from './running-server.ts';
import { serverUser, type ServerUser } from './server-user.ts';

export type EmbeddedPostgres = {
  url: string;
  port: number;
  /** The actual data folder, which differs when the server's user cannot reach the wanted one. */
  folder: string;
  /** Starts the server again, at the same address, if it has crashed. */
  ensureUp: () => Promise<void>;
  /** Leaves the server; the last process to leave stops it. */
  release: () => Promise<void>;
  /** Stops the server, also when others use it. */
  stop: () => Promise<void>;
};

type Options = {
  dataDir: string;
  /** Lines of postgresql.conf, read when the cluster is first made. */
  settings?: Record<string, string>;
};

/**
 * A real PostgreSQL on a folder. Never two on one folder: a second process shares the first one's server, also when the
 * process that started it was killed.
 */
export const startEmbeddedPostgres = async ({
  dataDir,
  settings = {},
}: Options): Promise<EmbeddedPostgres> => {
  const user = serverUser();
  const folder = reachableFolder(path.resolve(dataDir), user);
  const binaries = await findBinaries(user);
  const holders = createHolders(path.join(folder, 'holders'));
  const lock = path.join(folder, 'lock');
  await prepareFolder(folder, user);

  const bringUp = (cluster: Cluster) =>
    findRunning(cluster).then((found) => found ?? start(cluster, binaries, user));
  const { cluster, port } = await withFolderLock(lock, async () => {
    const made = await prepareCluster(folder, binaries, user, settings);
    const found = await bringUp(made);
    await holders.join();
    return { cluster: made, port: found };
  });

  const ensureUp = async () => {
    if (await looksAlive(cluster)) return;
    await withFolderLock(lock, () => bringUp(cluster));
  };
  const stop = () => stopServer(cluster, binaries, user);
  const release = () =>
    withFolderLock(lock, async () => {
      await holders.leave();
      if ((await holders.living()).length === 0) await stop();
    });
  return { url: urlOf(cluster, port), port, folder, ensureUp, release, stop };
};

const start = async (cluster: Cluster, { pgCtl }: Binaries, user: ServerUser): Promise<number> => {
  const { data, folder } = cluster;
  const port = await usualPort(path.join(folder, 'port'));
  const log = path.join(folder, 'server.log');
  await runProgram(
    pgCtl,
    ['start', '--wait', '--silent', '--timeout=60', `--pgdata=${data}`, `--log=${log}`, '-o', `-p ${port}`],
    user,
  ).catch((error: Error) => {
    throw new Error(`PostgreSQL did not start; see ${log}.`, { cause: error });
  });
  return port;
};

const stopServer = ({ data }: Cluster, { pgCtl }: Binaries, user: ServerUser): Promise<void> =>
  // A server that is stopped already is no error.
  runProgram(pgCtl, ['stop', '--wait', '--silent', '--mode=fast', `--pgdata=${data}`], user).catch(() => {});
