import { execFileSync } from 'node:child_process';

export type ServerUser = { uid?: number; gid?: number };

const idOf = (flag: '-u' | '-g') =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

const find = (): ServerUser | undefined => {
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return undefined;
  }
};

/** PostgreSQL refuses to run as root, so root uses an ordinary system user, which is created when missing. */
export const serverUser = (): ServerUser => {
  if (process.getuid?.() !== 0) return {};
  const existing = find();
  if (existing) return existing;
  execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'ignore' });
  const made = find();
  if (!made) throw new Error('PostgreSQL needs a system user of its own, and none could be made.');
  return made;
};
