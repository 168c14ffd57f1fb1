import type { Address, AddressAnswer, AddressIdOnly } from '../address/address.schemas.ts';
import { post } from '../call.ts';
import type { Done } from '../contract.ts';
import type {
  AccountPreferences,
  CheckClientAnswer,
  Credentials,
  EmailOnly,
  PasswordReset,
  ContactInfo,
  NewPassword,
  Registration,
  SessionIdOnly,
  SessionsAnswer,
  SubscriptionAnswer,
  SubscriptionStatus,
  UserAnswer,
} from './auth.schemas.ts';

export const authCalls = {
  login: post<Credentials, UserAnswer>('/api/auth/login'),
  register: post<Registration, UserAnswer>('/api/auth/register'),
  checkClient: post<EmailOnly, CheckClientAnswer>('/api/auth/register/check-client'),
  requestPasswordReset: post<EmailOnly, Done>('/api/auth/request-password-reset'),
  passwordReset: post<PasswordReset, Done>('/api/auth/password-reset'),
  currentUser: post<Record<string, never>, UserAnswer>('/api/auth/getCurrentUser'),
  refreshCurrentUser: post<Record<string, never>, UserAnswer>('/api/auth/refreshCurrentUser'),
  updateContactInfo: post<ContactInfo, UserAnswer>('/api/auth/update-contact-info'),
  updatePreferences: post<AccountPreferences, UserAnswer>('/api/auth/update-preferences'),
  changePassword: post<NewPassword, Done>('/api/auth/change-password'),
  subscriptionStatus: post<EmailOnly, SubscriptionAnswer>('/api/auth/get-subscription-status'),
  updateSubscription: post<SubscriptionStatus, SubscriptionAnswer>('/api/auth/update-subscription-status'),
  sessions: post<Record<string, never>, SessionsAnswer>('/api/auth/sessions'),
  endSession: post<SessionIdOnly, Done>('/api/auth/end-session'),
  logout: post<{ everywhere?: boolean | undefined }, Done>('/api/auth/logout'),
  addAddress: post<Address, AddressAnswer>('/api/account/add-delivery-address'),
  updateAddress: post<Address, AddressAnswer>('/api/account/update-delivery-address'),
  deleteAddress: post<AddressIdOnly, Done>('/api/account/delete-delivery-address'),
  makeMainAddress: post<AddressIdOnly, Done>('/api/account/make-main-delivery-address'),
};
