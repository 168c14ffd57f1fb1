import { post } from '../call.ts';
import type { Done, LanguageOnly } from '../contract.ts';
import type {
  ConfirmAnswer,
  ModelsAnswer,
  ReservationAnswer,
  ReservationRequest,
  Reserve,
} from './reservation.schemas.ts';

export const reservationCalls = {
  models: post<LanguageOnly, ModelsAnswer>('/api/reservation/models'),
  reserve: post<Reserve, Done>('/api/reservation/reserve'),
  one: post<ReservationRequest, ReservationAnswer>('/api/reservation/get'),
  confirm: post<ReservationRequest, ConfirmAnswer>('/api/reservation/confirm'),
  cancel: post<ReservationRequest, ReservationAnswer>('/api/reservation/cancel'),
};
