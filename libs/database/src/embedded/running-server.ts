import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from './cluster.ts';
import { isAlive } from './process-alive.ts';

export const urlOf = ({ password }: Cluster, port: number, database = 'postgres') =>
  `postgres://shop:${password}@127.0.0.1:${port}/${database}`;

const PATIENCE = 20_000;

const readPidFile = async ({ data }: Cluster) => {
  const lines = (await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
};

/** Whether the cluster's process exists: a cheap check. */
export const looksAlive = async (cluster: Cluster): Promise<boolean> => {
  const { pid } = await readPidFile(cluster);
  return pid > 0 && isAlive(pid) && isPostgres(pid);
};

/**
 * The port of the server that already runs on this cluster, started by another process or left by one that ended. Stale
 * files of a server (a recycled process id) are removed.
 */
export const findRunning = async (cluster: Cluster): Promise<number | undefined> => {
  const pidFile = path.join(cluster.data, 'postmaster.pid');
  const giveUpAt = performance.now() + PATIENCE;
  while (performance.now() < giveUpAt) {
    const { pid, port } = await readPidFile(cluster);
    if (!pid || !isAlive(pid)) return undefined;
    if (!isPostgres(pid)) {
      await rm(pidFile, { force: true });
      return undefined;
    }
    if (port && (await answers(cluster, port))) return port;
    await wait(100);
  }
  return undefined;
};

/** Whether the process with this id is a PostgreSQL server: ids are reused after a restart. */
const isPostgres = (pid: number): boolean => {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
      : execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).includes('postgres');
  } catch {
    // Where the program of a process cannot be read, the id is trusted.
    return true;
  }
};

/** Whether this cluster's server listens on that port and accepts connections. */
const answers = async (cluster: Cluster, port: number): Promise<boolean> => {
  const client = new pg.Client({
    connectionString: urlOf(cluster, port),
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return (await realpath(rows[0]?.data_directory ?? '')) === (await realpath(cluster.data));
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};
