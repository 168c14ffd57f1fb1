import { staffCallsContract } from '@shop/contracts/staff';
import type { Module } from '@shop/commerce-kit/module';
import { invalid, notFound } from '@shop/commerce-kit/problem';
import { toStamp } from '@shop/commerce-kit/stamp';
import {
  addPhotos,
  FILES_OF_OFFICE,
  findPackage,
  findPackageEvents,
  findPhoto,
} from '@shop/commerce-forwarding';
import { staffCallsOf } from '@shop/commerce-staff';
import { acting } from './acting.ts';
import type { OfficeDeps } from './office.ports.ts';
import { findParcel, getParcel } from './parcel-rows.repository.ts';
import { orRefused } from './take-in.ts';

/** Ten megabytes in base64. */
const LARGEST_PHOTO = 14 * 1024 * 1024 + 1_024;

/** One parcel, and the photos that staff take of it. */
export const parcelPhotoRoutes =
  (deps: OfficeDeps): Module =>
  async (app) => {
    const call = staffCallsOf(app, deps);
    const { db, files } = deps;

    call(staffCallsContract.parcel, async ({ body: { id } }) => {
      const [parcel, row] = await Promise.all([findParcel(db, id), findPackage(db, id)]);
      if (!parcel || !row) throw notFound();
      const events = await findPackageEvents(db, id);
      return {
        parcel: {
          ...{ ...parcel, shop: row.shop, hold_reason: row.hold_reason },
          events: events.map(({ created_at: at, ...event }) => ({ ...event, at: toStamp(at) })),
        },
      };
    });

    call(
      staffCallsContract.keepPhoto,
      async ({ body, now }) => {
        const bytes = Buffer.from(body.bytes, 'base64');
        const { key, kind } = await files.keep({ bytes, brand: FILES_OF_OFFICE, now });
        // Nothing takes the other kinds: they are deleted after a day.
        if (kind !== 'picture') throw invalid({ file: ['file_type'] }, 'file_type');
        return { key };
      },
      { largestBody: LARGEST_PHOTO },
    );

    call(staffCallsContract.addPhotos, async ({ body: { id, photos }, who, staff }) => {
      const as = await acting(deps, { who, reason: '', subject: { kind: 'package', id } });
      orRefused(await addPhotos(as, { id, staff: staff.login }, photos));
      return { parcel: await getParcel(db, id) };
    });

    call(staffCallsContract.parcelPhoto, async ({ body: { id, position } }) => {
      const photo = await findPhoto(db, id, position);
      if (!photo) throw notFound();
      const bytes = (await files.read(photo.stored_as)).toString('base64');
      return { kind: 'picture' as const, name: `parcel-${id}-${position}.jpg`, bytes };
    });
  };
