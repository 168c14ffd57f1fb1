import * as z from 'zod/mini';
import { contract, Done } from '../contract.ts';
import {
  AccountPreferences,
  EmailChange,
  MailedTokenOnly,
  ConfirmEmailAnswer,
  ContactInfo,
  NewPassword,
  NewsAnswer,
  NewsChoice,
  SessionIdOnly,
  SubscriptionAnswer,
  SubscriptionStatus,
  Unsubscribe,
  UserAnswer,
} from './auth.schemas.ts';
import { ownAccountCalls } from './own-account.calls.ts';

const Nothing = z.record(z.string(), z.never());

export const ownAccountContract = {
  updateContactInfo: contract(ownAccountCalls.updateContactInfo, {
    summary: 'Changes the client’s names and phone number',
    access: 'client',
    body: ContactInfo,
    answer: UserAnswer,
  }),
  updatePreferences: contract(ownAccountCalls.updatePreferences, {
    summary: 'Changes the client’s language, currency and market, as far as the brand has them',
    access: 'client',
    body: AccountPreferences,
    answer: UserAnswer,
  }),
  changePassword: contract(ownAccountCalls.changePassword, {
    summary: 'Changes the password, ends all other sessions and mails a notice',
    access: 'client',
    body: NewPassword,
    answer: Done,
  }),
  requestEmailChange: contract(ownAccountCalls.requestEmailChange, {
    summary: 'Mails a link to both addresses; answers alike for free and taken ones',
    access: 'client',
    body: EmailChange,
    answer: Done,
  }),
  sendConfirmation: contract(ownAccountCalls.sendConfirmation, {
    summary: 'Mails the link again that confirms the client’s address',
    access: 'client',
    body: Nothing,
    answer: Done,
  }),
  confirmEmail: contract(ownAccountCalls.confirmEmail, {
    summary: 'Confirms an address by its mailed token; with the second one the address changes',
    access: 'public',
    body: MailedTokenOnly,
    answer: ConfirmEmailAnswer,
  }),
  updateSubscription: contract(ownAccountCalls.updateSubscription, {
    summary: 'Begins or ends the client’s news by mail',
    access: 'client',
    body: SubscriptionStatus,
    answer: SubscriptionAnswer,
  }),
  endSession: contract(ownAccountCalls.endSession, {
    summary: 'Logs one of the client’s other devices out',
    access: 'client',
    body: SessionIdOnly,
    answer: Done,
  }),
  news: contract(ownAccountCalls.news, {
    summary: 'Whether news are mailed to the client, and the wanted kinds of them',
    access: 'client',
    body: Nothing,
    answer: NewsAnswer,
  }),
  saveNews: contract(ownAccountCalls.saveNews, {
    summary: 'Begins or ends the client’s news by mail, and each kind of them',
    access: 'client',
    body: NewsChoice,
    answer: NewsAnswer,
  }),
  unsubscribe: contract(ownAccountCalls.unsubscribe, {
    summary:
      'Ends a client’s news, or one kind of them, by the token of a mail; answers alike for an unknown token',
    access: 'public',
    body: Unsubscribe,
    answer: Done,
  }),
};
