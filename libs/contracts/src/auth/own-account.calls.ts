import { post } from '../call.ts';
import type { Done } from '../contract.ts';
import type {
  AccountPreferences,
  ConfirmEmailAnswer,
  EmailChange,
  MailedTokenOnly,
  ContactInfo,
  NewPassword,
  NewsAnswer,
  NewsChoice,
  SessionIdOnly,
  Unsubscribe,
  SubscriptionAnswer,
  SubscriptionStatus,
  UserAnswer,
} from './auth.schemas.ts';

/** What a client changes of the own account. */
export const ownAccountCalls = {
  updateContactInfo: post<ContactInfo, UserAnswer>('/api/auth/update-contact-info'),
  updatePreferences: post<AccountPreferences, UserAnswer>('/api/auth/update-preferences'),
  changePassword: post<NewPassword, Done>('/api/auth/change-password'),
  requestEmailChange: post<EmailChange, Done>('/api/auth/request-email-change'),
  sendConfirmation: post<Record<string, never>, Done>('/api/auth/send-email-confirmation'),
  confirmEmail: post<MailedTokenOnly, ConfirmEmailAnswer>('/api/auth/confirm-email'),
  updateSubscription: post<SubscriptionStatus, SubscriptionAnswer>('/api/auth/update-subscription-status'),
  endSession: post<SessionIdOnly, Done>('/api/auth/end-session'),
  news: post<Record<string, never>, NewsAnswer>('/api/auth/get-news-topics'),
  saveNews: post<NewsChoice, NewsAnswer>('/api/auth/update-news-topics'),
  unsubscribe: post<Unsubscribe, Done>('/api/auth/unsubscribe'),
};
