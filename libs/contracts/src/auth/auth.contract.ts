import * as z from 'zod/mini';
import { AddressAnswer, AddressIdOnly, HomeAddress } from '../address/address.schemas.ts';
import { contract, Done } from '../contract.ts';
import { authCalls } from './auth.calls.ts';
import {
  Credentials,
  Registration,
  EmailOnly,
  LoginAnswer,
  CheckClientAnswer,
  PasswordReset,
  SessionsAnswer,
  SubscriptionAnswer,
  UserAnswer,
} from './auth.schemas.ts';

const Nothing = z.record(z.string(), z.never());

export const authContract = {
  login: contract(authCalls.login, {
    summary: 'Logs a client in; the guest’s cart joins the client’s',
    access: 'public',
    body: Credentials,
    answer: LoginAnswer,
  }),
  register: contract(authCalls.register, {
    summary: 'Makes an account and logs in',
    access: 'public',
    body: Registration,
    answer: UserAnswer,
  }),
  checkClient: contract(authCalls.checkClient, {
    summary: 'Whether the address belongs to a client; imported ones are mailed a one-time link',
    access: 'public',
    body: EmailOnly,
    answer: CheckClientAnswer,
  }),
  requestPasswordReset: contract(authCalls.requestPasswordReset, {
    summary: 'Mails a reset link; answers alike for known and unknown addresses',
    access: 'public',
    body: EmailOnly,
    answer: Done,
  }),
  passwordReset: contract(authCalls.passwordReset, {
    summary: 'Sets a new password by the mailed token',
    access: 'public',
    body: PasswordReset,
    answer: Done,
  }),
  currentUser: contract(authCalls.currentUser, {
    summary: 'Who is logged in; null for a guest',
    access: 'public',
    body: Nothing,
    answer: UserAnswer,
  }),
  refreshCurrentUser: contract(authCalls.refreshCurrentUser, {
    summary: 'The client as the database has it now',
    access: 'client',
    body: Nothing,
    answer: UserAnswer,
  }),
  subscriptionStatus: contract(authCalls.subscriptionStatus, {
    summary: 'Whether the client is mailed news; false for any address but the client’s own',
    access: 'client',
    body: EmailOnly,
    answer: SubscriptionAnswer,
  }),
  sessions: contract(authCalls.sessions, {
    summary: 'The devices on which the client is logged in',
    access: 'client',
    body: Nothing,
    answer: SessionsAnswer,
  }),
  logout: contract(authCalls.logout, {
    summary: 'Ends this session, or every session of the client',
    access: 'public',
    body: z.object({ everywhere: z.optional(z.boolean()) }),
    answer: Done,
  }),
  addAddress: contract(authCalls.addAddress, {
    summary: 'Keeps a new delivery address',
    access: 'client',
    body: HomeAddress,
    answer: AddressAnswer,
  }),
  updateAddress: contract(authCalls.updateAddress, {
    summary: 'Changes one of the client’s addresses',
    access: 'client',
    body: HomeAddress,
    answer: AddressAnswer,
  }),
  deleteAddress: contract(authCalls.deleteAddress, {
    summary: 'Forgets one of the client’s addresses',
    access: 'client',
    body: AddressIdOnly,
    answer: Done,
  }),
  makeMainAddress: contract(authCalls.makeMainAddress, {
    summary: 'Makes one of the client’s addresses the main one',
    access: 'client',
    body: AddressIdOnly,
    answer: Done,
  }),
};
