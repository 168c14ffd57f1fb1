import type { StoredFiles } from '@shop/commerce-files';
import type { Module } from '@shop/commerce-kit/module';
import { followForwarding } from './follow-forwarding.ts';
import type { ForwardingDeps } from './forwarding.ports.ts';
import { forwardsRoutes } from './forwards.routes.ts';
import { packagesRoutes } from './packages.routes.ts';

type CreatedForwarding = {
  readonly routes: Module;
  /** Ends what has arrived, and marks packages whose storage is over; returns how many. */
  readonly follow: () => Promise<number>;
};

/** Parcel forwarding: the calls of clients, and the work of every minute. */
export const createForwarding = (
  deps: ForwardingDeps & { readonly files: StoredFiles },
): CreatedForwarding => ({
  routes: async (app) => {
    await packagesRoutes(deps)(app);
    await forwardsRoutes(deps)(app);
  },
  follow: () => followForwarding(deps),
});
