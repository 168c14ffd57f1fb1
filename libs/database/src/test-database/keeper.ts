import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { claimFolderLock } from '../embedded/folder-lock.ts';
import { createHolders } from '../embedded/holders.ts';
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';

// A separate process that stops the folder's server after some seconds without a user.
const QUIET_SECONDS = 8;

const folder = process.argv[2];
if (!folder) throw new Error('The keeper needs the folder of the server that it keeps.');

const isTheKeeper = await claimFolderLock(path.join(folder, 'keeper'));
if (isTheKeeper) {
  const holders = createHolders(path.join(folder, 'holders'));
  for (let quiet = 0; quiet < QUIET_SECONDS; quiet += 1) {
    await wait(1_000);
    if ((await holders.living()).length > 0) quiet = -1;
  }
  // Joining and leaving stops the server only when no other process has joined meanwhile.
  const server = await startEmbeddedPostgres({ dataDir: folder });
  await server.release();
}
