import { isOverdue } from '@shop/domain/forwarding';
import type { ForwardingDeps } from './forwarding.ports.ts';
import { findArrived, lockForward } from './forwards.repository.ts';
import { moveOneForward } from './move-forward.ts';
import { moveOnePackage } from './move-package.ts';
import { findStoredBefore, lockPackages } from './packages.repository.ts';
import { storageTerms } from './storage-terms.ts';

const AT_ONCE = 100;
const CLOCK = 'clock';

/** The order of a request is moved by its carrier: the request follows. */
const followArrived = async ({ db, clock }: ForwardingDeps): Promise<number> => {
  const arrived = await findArrived(db, AT_ONCE);
  for (const { id } of arrived) {
    await db.transaction().execute(async (tx) => {
      const request = await lockForward(tx, id);
      if (request?.state !== 'handed_over') return;
      await moveOneForward(tx, request, 'deliver', { actor: CLOCK, now: clock() });
    });
  }
  return arrived.length;
};

const endStorage = async (deps: ForwardingDeps): Promise<number> => {
  const { db, brands, clock } = deps;
  const now = clock();
  let ended = 0;
  for (const { id, brand } of await findStoredBefore(db, now, AT_ONCE)) {
    const terms = await storageTerms(deps, brands.get(brand), now);
    ended += await db.transaction().execute(async (tx) => {
      const [row] = await lockPackages(tx, [id]);
      if (row?.state !== 'in_storage' || !row.stored_at || !isOverdue(row.stored_at, now, terms)) return 0;
      await moveOnePackage(tx, row, 'become_overdue', { actor: CLOCK, now });
      return 1;
    });
  }
  return ended;
};

export const followForwarding = async (deps: ForwardingDeps): Promise<number> =>
  (await followArrived(deps)) + (await endStorage(deps));
