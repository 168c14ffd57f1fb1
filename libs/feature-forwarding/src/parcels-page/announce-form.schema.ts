import { AnnouncePackage } from '@shop/contracts/forwarding';
import type { FormSchema } from '@shop/forms';
import type { FormValues } from '@shop/page';
import { numberOrNull } from '../number-typed.ts';

export const ANNOUNCE_DRAFT = 'parcel-announcement';

/** The sent form, converted for the call. */
export const toAnnouncement = (fields: FormValues): AnnouncePackage => ({
  tracking_number: fields.tracking_number ?? '',
  shop: fields.shop ?? '',
  contents: fields.contents ?? '',
  value: numberOrNull(fields.value),
});

export const announceSchema: FormSchema = {
  safeParse: (values) => AnnouncePackage.safeParse(toAnnouncement(values as FormValues)),
};
