import sharp from 'sharp';
import { cleanPicture } from './clean-picture.ts';
import type { CleaningDone, CleaningOrder } from './cleaning-process.ts';
import { PictureRefused } from './picture-refused.ts';
import { PICTURE_SIZES } from './picture-size.ts';

// One picture at a time in one thread: the shop's pages have priority on the machine.
sharp.concurrency(1);
sharp.cache(false);

process.on('message', ({ id, bytes, use }: CleaningOrder) => {
  cleanPicture(bytes, PICTURE_SIZES[use]).then(
    (picture) => answer({ id, picture }),
    (error: unknown) =>
      answer({ id, fault: error instanceof PictureRefused ? error.fault : 'picture_broken' }),
  );
});

// When the shop is killed, its channel closes and no work is left.
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole process group; the shop still finishes its present requests.
process.on('SIGINT', () => undefined);

function answer(done: CleaningDone): void {
  process.send?.(done, () => undefined);
}
