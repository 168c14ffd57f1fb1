import type { Database } from '@shop/database';
import type { Module } from '@shop/commerce-kit/module';
import type { Jobs } from '@shop/commerce-jobs';
import type { Sessions } from '@shop/commerce-accounts/sessions';
import type { Tariffs } from '@shop/commerce-tariff';
import { forgetOldChanges } from './cart-changes.repository.ts';
import { cartRoutes, type ExpressOf, type FindUser } from './cart.routes.ts';
import { createCartService } from './cart.service.ts';

export { emptyCart, findCart, joinGuestCart, saveMethod, setMethodOfClient } from './cart.repository.ts';

type CartDeps = {
  db: Database;
  tariffs: Tariffs;
  sessions: Pick<Sessions, 'begin'>;
  findUser: FindUser;
  /** The ways to pay that a brand offers by their own names; none without it. */
  expressOf?: ExpressOf;
};

/** The visitor's cart and the calls about it. */
export const createCart = ({ db, tariffs, sessions, findUser, expressOf }: CartDeps): { routes: Module } => ({
  routes: cartRoutes({
    db,
    carts: createCartService({ db }),
    sessions,
    findUser,
    tariffs,
    expressOf: expressOf ?? (async () => []),
  }),
});

const FORGET_CHANGES = 'cart-forget-changes';

type Night = { jobs: Pick<Jobs, 'work' | 'schedule'>; db: Database; clock: () => Date };

/** Keys of changes matter for repetitions within moments. They are deleted after a day. */
export const forgetCartChangesNightly = ({ jobs, db, clock }: Night): void => {
  jobs.work(FORGET_CHANGES, async () => {
    await forgetOldChanges(db, clock());
  });
  jobs.schedule(FORGET_CHANGES, '47 2 * * *');
};
