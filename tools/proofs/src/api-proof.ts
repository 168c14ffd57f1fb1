import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { ProofRow } from './proof-row.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const RUNNER = path.join(ROOT, 'apps/api/src/proofs/run-proof.ts');

/** A proof that lies with the API runs as a process of its own and hands its row back as JSON. */
export const apiProof =
  (name: string) =>
  async (size: number, tell: (progress: string) => void): Promise<ProofRow> => {
    const child = spawn(process.execPath, [RUNNER, name, String(size)], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
    });
    child.stderr.on('data', (bytes: Buffer) => tell(bytes.toString().trim()));
    const ended = once(child, 'exit');
    const said = await text(child.stdout);
    await ended;
    const last = said.trim().split('\n').at(-1) ?? '';
    if (!last.startsWith('{')) throw new Error(`the proof ${name} ended without a result`);
    return JSON.parse(last) as ProofRow;
  };
