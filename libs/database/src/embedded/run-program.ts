import { spawn } from 'node:child_process';
import type { ServerUser } from './server-user.ts';

/**
 * Runs a PostgreSQL program to its end as the server's user. Its output is not piped to this process: a server that
 * inherits a pipe keeps it open, and reading that pipe would never end.
 */
export const runProgram = (file: string, args: string[], user: ServerUser): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      ...user,
      cwd: '/',
      stdio: 'ignore',
      env: { ...process.env, LC_ALL: 'C' },
      windowsHide: true,
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${file} ${args.join(' ')} ended with ${code}`)),
    );
  });
