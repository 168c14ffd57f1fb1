import { inParallel } from '@shop/commerce-kit/in-parallel';
import type { Logger } from '@shop/commerce-kit/logger';
import { applyEvents, type TrackingDeps } from './apply-events.ts';
import type { Carrier } from './carrier.port.ts';
import { takeToFollow, type Parcel } from './parcels.repository.ts';

export type FollowDeps = TrackingDeps & {
  readonly carriers: readonly Carrier[];
  readonly log: Pick<Logger, 'warn'>;
};

const AT_ONCE = 4;
const QUIET_MS = 10 * 60_000;

const followOne = async (deps: FollowDeps, carrier: Carrier, parcel: Parcel): Promise<void> => {
  const { number, created_at: createdAt } = parcel;
  const events = await carrier.ask({ number, createdAt }, deps.clock());
  await applyEvents(deps, parcel, events);
};

/**
 * Queries the carriers of all parcels on their way. A failing carrier is queried again later and stops no
 * other.
 */
export const followParcels = async (deps: FollowDeps): Promise<number> => {
  const parcels = await takeToFollow(deps.db, deps.clock(), QUIET_MS);
  await inParallel(parcels.length, AT_ONCE, async (at) => {
    const parcel = parcels[at];
    const carrier = deps.carriers.find(({ key }) => key === parcel?.carrier);
    if (!parcel || !carrier) return;
    try {
      await followOne(deps, carrier, parcel);
    } catch (error) {
      deps.log.warn({ err: error, carrier: carrier.key, parcel: parcel.id }, 'a carrier could not be asked');
    }
  });
  return parcels.length;
};
