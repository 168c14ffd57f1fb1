import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Options of Node for a server whose heap is measured. */
export const MEASURED: readonly string[] = [
  '--expose-gc',
  '--import',
  path.join(import.meta.dirname, 'report-heap.ts'),
];

/** Bytes of the server's JavaScript heap, with buffers, after a collection. */
export const heapOf = async (child: ChildProcess): Promise<number> => {
  const heard = once(child, 'message');
  child.send('heap');
  const [{ heap }] = (await heard) as [{ heap: number }];
  return heap;
};
