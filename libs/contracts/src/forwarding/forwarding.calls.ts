import { get, post } from '../call.ts';
import type { Done, LanguageOnly } from '../contract.ts';
import type {
  AnnouncePackage,
  ApproveForward,
  DeclareForward,
  EstimateAnswer,
  EstimateForwarding,
  ForwardAnswer,
  ForwardsAnswer,
  ForwardSlug,
  ForwardSlugAnswer,
  PackageAnswer,
  PackageIdOnly,
  PackagesAnswer,
  RequestForwarding,
  WarehouseAnswer,
} from './forwarding.schemas.ts';

export const forwardingCalls = {
  warehouse: post<LanguageOnly, WarehouseAnswer>('/api/parcels/warehouse'),
  packages: post<LanguageOnly, PackagesAnswer>('/api/parcels/list'),
  announce: post<AnnouncePackage, PackageAnswer>('/api/parcels/announce'),
  /** A photo that staff have taken of a parcel. */
  photo: get<string>('/api/parcels/:id/photos/:position'),
  withdraw: post<PackageIdOnly, Done>('/api/parcels/withdraw'),
  estimate: post<EstimateForwarding, EstimateAnswer>('/api/parcels/estimate'),
  request: post<RequestForwarding, ForwardSlugAnswer>('/api/parcels/forward'),
  requests: post<LanguageOnly, ForwardsAnswer>('/api/parcels/forward/list'),
  one: post<ForwardSlug, ForwardAnswer>('/api/parcels/forward/get'),
  declare: post<DeclareForward, Done>('/api/parcels/forward/declare'),
  approve: post<ApproveForward, Done>('/api/parcels/forward/approve'),
  cancel: post<ForwardSlug, Done>('/api/parcels/forward/cancel'),
};
