// Preloaded into a server with `--expose-gc`: reports the heap after a collection to its parent on request.
import { setImmediate as nextTurn } from 'node:timers/promises';

const collect = (globalThis as { gc?: () => void }).gc;
if (!collect) throw new Error('needs --expose-gc');

process.on('message', async (asked) => {
  if (asked !== 'heap') return;
  // Objects released by a finalizer are collected by the second one.
  for (const _time of [1, 2]) {
    collect();
    await nextTurn();
  }
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ heap: heapUsed + external });
});
process.channel?.unref();
