import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, chmod, chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import { runProgram } from './run-program.ts';
import type { ServerUser } from './server-user.ts';

export type Cluster = {
  /** Holds the lock, the holders, the log and the cluster itself. */
  folder: string;
  data: string;
  password: string;
};

const SETTINGS = {
  listen_addresses: "'127.0.0.1'",
  unix_socket_directories: "''",
  timezone: "'UTC'",
  log_timezone: "'UTC'",
  // Compiling a query takes longer than any query of the shop.
  jit: 'off',
  random_page_cost: '1.1',
  work_mem: "'16MB'",
  max_wal_size: "'2GB'",
};

/** Initialises the folder as a PostgreSQL cluster unless it is one. An incomplete cluster is initialised again. */
export const prepareCluster = async (
  folder: string,
  { initdb }: Binaries,
  user: ServerUser,
  settings: Record<string, string>,
): Promise<Cluster> => {
  const data = path.join(folder, 'cluster');
  const passwordFile = path.join(folder, 'password');
  const madeFile = path.join(folder, 'made');
  if (!existsSync(madeFile)) {
    await rm(data, { recursive: true, force: true });
    await writeFile(passwordFile, randomBytes(18).toString('base64url'));
    await giveTo(passwordFile, user);
    await runProgram(
      initdb,
      [
        `--pgdata=${data}`,
        '--username=shop',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // The same sort order and letter case on every machine, whatever locales it has.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--no-instructions',
      ],
      user,
    );
    const lines = Object.entries({ ...SETTINGS, ...settings }).map(([name, value]) => `${name} = ${value}`);
    await appendFile(path.join(data, 'postgresql.conf'), `\n${lines.join('\n')}\n`);
    await writeFile(madeFile, '');
  }
  return { folder, data, password: (await readFile(passwordFile, 'utf8')).trim() };
};

/** The folder, owned by the server's user, who must write its log and data there. */
export const prepareFolder = async (folder: string, user: ServerUser) => {
  await mkdir(folder, { recursive: true });
  await giveTo(folder, user, 0o755);
};

const giveTo = async (file: string, { uid, gid }: ServerUser, mode = 0o600) => {
  await chmod(file, mode);
  if (uid !== undefined && gid !== undefined) await chown(file, uid, gid);
};
