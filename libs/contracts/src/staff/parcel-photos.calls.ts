import { post } from '../call.ts';
import type { OfficeFile, OneFile } from './claim-queue.schemas.ts';
import type {
  KeptPhoto,
  OfficeParcelAnswer,
  OfficeParcelDetails,
  OneParcel,
  ParcelPhotos,
  PhotoBytes,
} from './intake.schemas.ts';

/** A parcel of the warehouse, and its photos. */
export const parcelPhotosCalls = {
  parcel: post<OneParcel, OfficeParcelDetails>('/api/staff/parcels/one'),
  keepPhoto: post<PhotoBytes, KeptPhoto>('/api/staff/parcels/photos/keep'),
  addPhotos: post<ParcelPhotos, OfficeParcelAnswer>('/api/staff/parcels/photos/add'),
  parcelPhoto: post<OneFile, OfficeFile>('/api/staff/parcels/photos/one'),
};
