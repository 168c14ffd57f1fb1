import { forwardingContract } from '@shop/contracts/forwarding';
import type { Database } from '@shop/database';
import { toWire } from '@shop/domain/wire-amount';
import { conflict, notFound } from '@shop/commerce-kit/problem';
import type { Module } from '@shop/commerce-kit/module';
import { packagesToWire, packageToWire } from './forwarding-answer.ts';
import { WRITING } from './forwarding.limits.ts';
import type { ForwardingDeps } from './forwarding.ports.ts';
import {
  deletePackage,
  findPackages,
  insertPackage,
  insertPackageEvent,
  lockPackages,
} from './packages.repository.ts';
import { storageTerms } from './storage-terms.ts';
import { typedAmount } from './typed-amount.ts';

const DOLLARS = 2;
const ORIGIN = 'US';

const readWarehouse = async (db: Database, clientId: number) => {
  const { suite_number } = await db
    .selectFrom('client')
    .select('suite_number')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  const { origin: _, ...warehouse } = await db
    .selectFrom('warehouse')
    .selectAll()
    .where('origin', '=', ORIGIN)
    .executeTakeFirstOrThrow();
  return { suite_number, warehouse };
};

/** The client's address at the warehouse, and the packages that come to it. */
export const packagesRoutes =
  (deps: ForwardingDeps): Module =>
  async (app) => {
    const { db } = deps;

    app.call(forwardingContract.warehouse, async ({ brand, now, visitor }) => {
      const { freeDays, mostDays, perDay, currency } = await storageTerms(deps, brand, now);
      return {
        ...(await readWarehouse(db, visitor.clientId)),
        ...{ free_days: freeDays, most_days: mostDays },
        fee_per_day: { amount: toWire(perDay), currency },
      };
    });

    app.call(forwardingContract.packages, async ({ brand, now, visitor }) => {
      const terms = await storageTerms(deps, brand, now);
      return { packages: await packagesToWire(db, await findPackages(db, visitor), terms) };
    });

    app.call(
      forwardingContract.announce,
      async ({ body, brand, now, visitor }) => {
        const terms = await storageTerms(deps, brand, now);
        const row = await db.transaction().execute(async (tx) => {
          const added = await insertPackage(tx, {
            brand: brand.key,
            client_id: visitor.clientId,
            tracking_number: body.tracking_number,
            shop: body.shop,
            contents: body.contents,
            declared_value: body.value === null ? null : typedAmount(body.value),
            value_currency_id: DOLLARS,
            created_at: now,
            updated_at: now,
          });
          if (!added) throw conflict('package.announced_already', { tracking_number: ['announced_already'] });
          await insertPackageEvent(tx, {
            ...{ packageId: added.id, state: added.state, actor: 'client', note: '', at: now },
          });
          return added;
        });
        return { package: packageToWire(row, { terms, slugs: new Map() }) };
      },
      WRITING,
    );

    app.call(
      forwardingContract.withdraw,
      async ({ body, brand, visitor }) => {
        await db.transaction().execute(async (tx) => {
          const [row] = await lockPackages(tx, [body.id]);
          if (row?.client_id !== visitor.clientId || row.brand !== brand.key) throw notFound();
          if (row.state !== 'announced') throw conflict('package.arrived');
          await deletePackage(tx, row.id);
        });
        return {};
      },
      WRITING,
    );
  };
