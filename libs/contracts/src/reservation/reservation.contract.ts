import { contract, Done, LanguageOnly } from '../contract.ts';
import { reservationCalls } from './reservation.calls.ts';
import {
  ConfirmAnswer,
  ModelsAnswer,
  ReservationAnswer,
  ReservationRequest,
  Reserve,
} from './reservation.schemas.ts';

export const reservationContract = {
  models: contract(reservationCalls.models, {
    summary: 'The devices that can be reserved at this brand',
    access: 'public',
    body: LanguageOnly,
    answer: ModelsAnswer,
  }),
  reserve: contract(reservationCalls.reserve, {
    summary: 'Asks for a device: a mail leads to the confirmation; answers alike for who has one already',
    access: 'public',
    body: Reserve,
    answer: Done,
  }),
  one: contract(reservationCalls.one, {
    summary: 'A reservation by the secret id of its mail',
    access: 'public',
    body: ReservationRequest,
    answer: ReservationAnswer,
  }),
  confirm: contract(reservationCalls.confirm, {
    summary: 'Confirms it and gives a place in the queue, once; with a deposit, once that is paid',
    access: 'public',
    body: ReservationRequest,
    answer: ConfirmAnswer,
  }),
  cancel: contract(reservationCalls.cancel, {
    summary: 'Gives it up; the device goes to the next',
    access: 'public',
    body: ReservationRequest,
    answer: ReservationAnswer,
  }),
};
