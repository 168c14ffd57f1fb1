import path from 'node:path';
import { execa } from 'execa';
import type { ProofRow } from './proof-row.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const RUNNER = path.join(ROOT, 'apps/api/src/proofs/run-proof.ts');

/** A proof in `apps/api` runs as a separate process and returns its row as JSON. */
export const apiProof =
  (name: string) =>
  async (size: number, tell: (progress: string) => void): Promise<ProofRow> => {
    const { stdout } = await execa(process.execPath, [RUNNER, name, String(size)], {
      cwd: ROOT,
      env: { NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
      stdin: 'ignore',
      stderr: function* (line: unknown): Generator<string> {
        tell(String(line));
        yield String(line);
      },
      reject: false,
    });
    const last = stdout.split('\n').at(-1) ?? '';
    if (!last.startsWith('{')) throw new Error(`the proof ${name} ended without a result`);
    return JSON.parse(last) as ProofRow;
  };
