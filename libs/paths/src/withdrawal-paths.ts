import { path } from './path.ts';
import { orderFor } from './paths.ts';

/** Apart from `paths`, which every page loads. */
export const withdrawalPaths = {
  withdrawOrder: path('/my-orders/:slug/withdrawal'),
  withdrawGuestOrder: path('/order/:slug/withdrawal'),
} as const;

/** The page that states the withdrawal from an order. */
export const withdrawFor = (slug: string, isGuest: boolean): string =>
  `${orderFor(slug, isGuest)}/withdrawal`;
