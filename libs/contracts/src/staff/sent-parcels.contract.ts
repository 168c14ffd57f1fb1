import { sentParcelsCalls } from './sent-parcels.calls.ts';
import {
  Handover,
  Handovers,
  Manifest,
  OneSentParcel,
  SentParcelDetails,
  SentParcels,
  SentSearch,
  TrackingEvent,
} from './sent-parcels.schemas.ts';
import { staffContract } from './staff-contract.ts';
import { Nothing } from './staff.schemas.ts';

/** What has left the warehouse. */
export const sentParcelsContract = {
  sentParcels: staffContract(sentParcelsCalls.sentParcels, {
    summary: 'Parcels on their way, or those with a number',
    right: 'parcel.work',
    body: SentSearch,
    answer: SentParcels,
  }),
  sentParcel: staffContract(sentParcelsCalls.sentParcel, {
    summary: 'A parcel on its way, with what its carrier and staff have reported',
    right: 'parcel.work',
    body: OneSentParcel,
    answer: SentParcelDetails,
  }),
  trackParcel: staffContract(sentParcelsCalls.trackParcel, {
    summary:
      'An event of a parcel on its way; its order follows. Refused where it does not fit into the history',
    right: 'parcel.work',
    body: TrackingEvent,
    answer: SentParcelDetails,
  }),
  handovers: staffContract(sentParcelsCalls.handovers, {
    summary: 'What each carrier took, by day, newest first',
    right: 'parcel.work',
    body: Nothing,
    answer: Handovers,
  }),
  manifest: staffContract(sentParcelsCalls.manifest, {
    summary: 'The list of one handover, for both to sign',
    right: 'parcel.work',
    body: Handover,
    answer: Manifest,
  }),
};
