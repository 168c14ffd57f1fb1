import { OfficeFile, OneFile } from './claim-queue.schemas.ts';
import {
  KeptPhoto,
  OfficeParcelAnswer,
  OfficeParcelDetails,
  OneParcel,
  ParcelPhotos,
  PhotoBytes,
} from './intake.schemas.ts';
import { parcelPhotosCalls } from './parcel-photos.calls.ts';
import { staffContract } from './staff-contract.ts';

/** A parcel of the warehouse, and its photos. */
export const parcelPhotosContract = {
  parcel: staffContract(parcelPhotosCalls.parcel, {
    summary: 'One parcel with its measures, its photos and its history',
    right: 'parcel.work',
    body: OneParcel,
    answer: OfficeParcelDetails,
  }),
  keepPhoto: staffContract(parcelPhotosCalls.keepPhoto, {
    summary: 'Keeps a photo until a parcel takes it; a picture is made anew of its pixels',
    right: 'parcel.work',
    body: PhotoBytes,
    answer: KeptPhoto,
  }),
  addPhotos: staffContract(parcelPhotosCalls.addPhotos, {
    summary: 'Adds kept photos to a parcel; its client sees them',
    right: 'parcel.work',
    body: ParcelPhotos,
    answer: OfficeParcelAnswer,
  }),
  parcelPhoto: staffContract(parcelPhotosCalls.parcelPhoto, {
    summary: 'A photo of a parcel',
    right: 'parcel.work',
    body: OneFile,
    answer: OfficeFile,
  }),
};
