import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './paths.ts';

const TAIL = 40;

type Options = { env?: NodeJS.ProcessEnv; onLine?: (line: string) => void };

/** Runs a command to its end. What it says is shown only if it fails, unless somebody asks for the lines. */
export const runToEnd = (command: string, args: string[], { env = process.env, onLine }: Options = {}) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    const said: string[] = [];
    const hear = (chunk: Buffer) => {
      const lines = stripVTControlCharacters(chunk.toString()).split(/\r?\n/).filter(Boolean);
      said.push(...lines);
      lines.forEach((line) => onLine?.(line));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      if (code === 0) resolve();
      else
        reject(new Error(`${command} ${args.join(' ')} ended with ${code}\n${said.slice(-TAIL).join('\n')}`));
    });
  });

const running = new Set<ReturnType<typeof spawn>>();

/** Ends what is still being run: builds go no further than the start that wanted them. */
export const endRunning = () => {
  for (const child of running) child.kill('SIGTERM');
};
