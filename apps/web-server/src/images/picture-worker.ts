import sharp from 'sharp';
import type { WorkDone, WorkOrder } from './worker-process.ts';
import { renderPicture, type PictureJob } from './render-picture.ts';

// One picture at a time in one thread: the shop's pages have priority on the machine.
sharp.concurrency(1);
sharp.cache(false);

process.on('message', (order: WorkOrder<PictureJob>) => {
  renderPicture(order.job).then(
    (picture) => answer({ id: order.id, picture }),
    (error: unknown) =>
      answer({ id: order.id, complaint: error instanceof Error ? error.message : 'unknown' }),
  );
});

// When the shop is killed, its channel closes and no work is left.
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole process group; the shop still finishes its present requests.
process.on('SIGINT', () => undefined);

function answer(done: WorkDone): void {
  process.send?.(done, () => undefined);
}
