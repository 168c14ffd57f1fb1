import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  lchownSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const DIST = path.resolve(import.meta.dirname, '../../../../dist/apps');
const PATIENCE_MS = 30_000;
const TAIL = 4_000;

/** User and group 65534 of Linux, which own no files. Only root can start a process as another user. */
const UNPRIVILEGED = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Runs the rest of its arguments in the folder that is the first one, mounted read-only, as the unprivileged user. */
const MOUNTED = `mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && cd "$1" && shift &&
  exec setpriv --reuid 65534 --regid 65534 --clear-groups -- "$@"`;

type Command = { program: string; args: readonly string[]; uid?: number; gid?: number };

const mounted = (folder: string, command: readonly string[]): Command => ({
  program: 'unshare',
  args: ['--mount', 'sh', '-c', MOUNTED, 'sh', folder, ...command],
});

/** Whether this process may mount: it is root on Linux, and not in a container that forbids it. */
const canMount = (folder: string): boolean => {
  const { program, args } = mounted(folder, ['true']);
  return UNPRIVILEGED.uid !== undefined && spawnSync(program, args, { stdio: 'ignore' }).status === 0;
};

/** Makes the unprivileged user the owner, so that only the mount keeps it from writing. */
const giveAway = (folder: string): void => {
  const { uid = 0, gid = 0 } = UNPRIVILEGED;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    lchownSync(path.join(entry.parentPath, entry.name), uid, gid);
  lchownSync(folder, uid, gid);
};

/** Where nothing can be mounted: removes write permission from everything in the folder. */
const freeze = (file: string): void => {
  const stat = lstatSync(file);
  if (stat.isSymbolicLink()) return;
  if (stat.isDirectory()) for (const name of readdirSync(file)) freeze(path.join(file, name));
  chmodSync(file, stat.isDirectory() || stat.mode & 0o100 ? 0o555 : 0o444);
};

const thaw = (folder: string): void => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory()) chmodSync(path.join(entry.parentPath, entry.name), 0o755);
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Another user may have no access to the tree's Node. A link needs no space, a copy 120 MB. */
const bringNode = (to: string): void => {
  try {
    linkSync(process.execPath, to);
  } catch {
    copyFileSync(process.execPath, to);
  }
};

type Environment = Readonly<Record<string, string>>;
type Answer = { status: number; text: string };

/** Read-only copies of built folders outside of the tree. Their user may write to one data folder only. */
export const createAlone = () => {
  const place = mkdtempSync(path.join(os.tmpdir(), 'shop-alone-'));
  chmodSync(place, 0o755);
  const node = path.join(place, 'node');
  bringNode(node);
  const running: ChildProcess[] = [];
  const isMounted = canMount(place);
  const commandIn = (folder: string, args: readonly string[]): Command =>
    isMounted ? mounted(folder, [node, ...args]) : { program: node, args, ...UNPRIVILEGED };
  const environment = (more: Environment) => ({ PATH: '/usr/bin:/bin', HOME: '/nonexistent', ...more });

  return {
    freePort,

    /** A copy of a build in `dist`; `without` excludes folders. */
    take: (name: string, { as = name, without = '' } = {}): string => {
      const folder = path.join(place, as);
      const left = without && path.join(DIST, name, without);
      cpSync(path.join(DIST, name), folder, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (file) => file !== left,
      });
      (isMounted ? giveAway : freeze)(folder);
      return folder;
    },

    /** A folder that the user may write to. */
    dataFolder: (name: string): string => {
      const folder = path.join(place, name);
      mkdirSync(folder);
      if (UNPRIVILEGED.uid !== undefined) chownSync(folder, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
      return folder;
    },

    /** Runs a program of a folder to its end. */
    run: (folder: string, asked: readonly string[], env: Environment = {}) => {
      const { program, args, ...user } = commandIn(folder, asked);
      return spawnSync(program, args, {
        ...user,
        cwd: folder,
        env: environment(env),
        encoding: 'utf8',
        timeout: PATIENCE_MS,
      });
    },

    /** Starts `node main.js` in a folder. When it is ready, resolves to a function that sends it requests. */
    start: async (folder: string, port: number, env: Environment) => {
      const { program, args, ...user } = commandIn(folder, ['main.js']);
      const child = spawn(program, args, { ...user, cwd: folder, env: environment(env) });
      running.push(child);
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-TAIL)));
      const ask = async (pathname: string): Promise<Answer> => {
        const answer = await fetch(`http://127.0.0.1:${port}${pathname}`, {
          signal: AbortSignal.timeout(5_000),
        });
        return { status: answer.status, text: await answer.text() };
      };
      const giveUpAt = Date.now() + PATIENCE_MS;
      for (;;) {
        const { status } = await ask('/readyz').catch(() => ({ status: 0 }));
        if (status === 200) return ask;
        if (child.exitCode !== null || Date.now() > giveUpAt)
          throw new Error(`${folder} is not ready (last status: ${status}):\n${said}`);
        await wait(100);
      }
    },

    /** Ends all started processes, the last one first, and removes the copies. */
    end: async () => {
      for (const child of running.toReversed()) {
        const ended = child.exitCode === null && new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await ended;
      }
      thaw(place);
      rmSync(place, { recursive: true, force: true });
    },
  };
};
