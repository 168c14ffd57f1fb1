import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import { ROOT } from './paths.ts';

const TAIL = 40;

type Options = { env?: NodeJS.ProcessEnv; onLine?: (line: string) => void };

const ending = new AbortController();

/** Ends running commands, so that builds end with the start that began them. */
export const endRunning = (): void => ending.abort();

/** Runs a command to its end. Its output is shown only if it fails, or line by line with `onLine`. */
export const runToEnd = async (
  command: string,
  args: readonly string[],
  { env = process.env, onLine }: Options = {},
): Promise<void> => {
  let said: string[] = [];
  // eslint-disable-next-line require-yield -- the lines are only read
  const hear = function* (text: unknown): Generator<string> {
    const line = stripVTControlCharacters(String(text));
    if (line === '') return;
    said = [...said, line].slice(-TAIL);
    onLine?.(line);
  };
  const { failed, shortMessage } = await execa(command, args, {
    cwd: ROOT,
    env,
    extendEnv: false,
    stdin: 'ignore',
    stdout: hear,
    stderr: hear,
    reject: false,
    cancelSignal: ending.signal,
  });
  if (failed) throw new Error([shortMessage, ...said].join('\n'));
};
