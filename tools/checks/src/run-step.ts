import { spawn } from 'node:child_process';
import { countTests, type Count } from './count.ts';
import type { Step } from './steps.ts';

/** Runs a step with its output shown as it comes; resolves to what it counted. Never rejects. */
export const runStep = ({ title, command, env = {} }: Step): Promise<Count> =>
  new Promise((resolve) => {
    console.log(`\n== ${title}: ${command.join(' ')}`);
    const started = Date.now();
    const [program, ...args] = command;
    const child = spawn(program!, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const [stream, out] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        out.write(text);
      });
    }
    child.on('error', (error) => {
      console.error(error.message);
      resolve({ passed: 0, failed: 1 });
    });
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      const { passed, failed } = countTests(output);
      console.log(`== ${title}: ${code === 0 ? 'held' : `failed (exit ${code})`} after ${seconds} s`);
      // The step itself is a check: a compiler that refuses has no test to count.
      resolve(code === 0 ? { passed: passed + 1, failed } : { passed, failed: Math.max(failed, 1) });
    });
  });
