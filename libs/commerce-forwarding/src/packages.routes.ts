import { forwardingContract } from '@shop/contracts/forwarding';
import type { Database } from '@shop/database';
import { toWire } from '@shop/domain/wire-amount';
import type { StoredFiles } from '@shop/commerce-files';
import { conflict, notFound } from '@shop/commerce-kit/problem';
import type { Module } from '@shop/commerce-kit/module';
import { packagesToWire, packageToWire } from './forwarding-answer.ts';
import { WRITING } from './forwarding.limits.ts';
import type { ForwardingDeps } from './forwarding.ports.ts';
import {
  deletePackage,
  findPackage,
  findPackages,
  insertPackage,
  insertPackageEvent,
  lockPackages,
} from './packages.repository.ts';
import { findPhoto } from './package-photos.ts';
import { storageTerms } from './storage-terms.ts';
import { typedAmount } from './typed-amount.ts';

const READING_PHOTOS = { rateLimit: { max: 240, window: 60_000 } } as const;
const INERT = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
};
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
  (deps: ForwardingDeps & { readonly files: StoredFiles }): Module =>
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
        return { package: packageToWire(row, { terms, slugs: new Map(), photos: new Map() }) };
      },
      WRITING,
    );

    app.call(
      forwardingContract.photo,
      async ({ params, brand, visitor, reply }) => {
        const [id, position] = [Number(params['id']), Number(params['position'])];
        const row = await findPackage(db, id);
        const isOwn = row?.client_id === visitor.clientId && row.brand === brand.key;
        const photo = isOwn ? await findPhoto(db, id, position) : undefined;
        if (!photo) throw notFound();
        return reply
          .headers({ ...INERT, 'content-disposition': `inline; filename="parcel-${id}-${position}.jpg"` })
          .type('image/jpeg')
          .send(await deps.files.read(photo.stored_as));
      },
      READING_PHOTOS,
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
