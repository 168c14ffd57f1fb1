import { post } from '../call.ts';
import type { Nothing } from './staff.schemas.ts';
import type {
  Handover,
  Handovers,
  Manifest,
  OneSentParcel,
  SentParcelDetails,
  SentParcels,
  SentSearch,
  TrackingEvent,
} from './sent-parcels.schemas.ts';

/** What has left the warehouse. */
export const sentParcelsCalls = {
  sentParcels: post<SentSearch, SentParcels>('/api/staff/sent'),
  sentParcel: post<OneSentParcel, SentParcelDetails>('/api/staff/sent/one'),
  trackParcel: post<TrackingEvent, SentParcelDetails>('/api/staff/sent/track'),
  handovers: post<Nothing, Handovers>('/api/staff/handovers'),
  manifest: post<Handover, Manifest>('/api/staff/handovers/manifest'),
};
