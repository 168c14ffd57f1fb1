import type { Address, AddressAnswer, AddressIdOnly } from '../address/address.schemas.ts';
import { post } from '../call.ts';
import type { Done } from '../contract.ts';
import type {
  CheckClientAnswer,
  Credentials,
  EmailOnly,
  LoginAnswer,
  PasswordReset,
  Registration,
  SessionsAnswer,
  SubscriptionAnswer,
  UserAnswer,
} from './auth.schemas.ts';

export const authCalls = {
  login: post<Credentials, LoginAnswer>('/api/auth/login'),
  register: post<Registration, UserAnswer>('/api/auth/register'),
  checkClient: post<EmailOnly, CheckClientAnswer>('/api/auth/register/check-client'),
  requestPasswordReset: post<EmailOnly, Done>('/api/auth/request-password-reset'),
  passwordReset: post<PasswordReset, Done>('/api/auth/password-reset'),
  currentUser: post<Record<string, never>, UserAnswer>('/api/auth/getCurrentUser'),
  refreshCurrentUser: post<Record<string, never>, UserAnswer>('/api/auth/refreshCurrentUser'),
  subscriptionStatus: post<EmailOnly, SubscriptionAnswer>('/api/auth/get-subscription-status'),
  sessions: post<Record<string, never>, SessionsAnswer>('/api/auth/sessions'),
  logout: post<{ everywhere?: boolean | undefined }, Done>('/api/auth/logout'),
  addAddress: post<Address, AddressAnswer>('/api/account/add-delivery-address'),
  updateAddress: post<Address, AddressAnswer>('/api/account/update-delivery-address'),
  deleteAddress: post<AddressIdOnly, Done>('/api/account/delete-delivery-address'),
  makeMainAddress: post<AddressIdOnly, Done>('/api/account/make-main-delivery-address'),
};
