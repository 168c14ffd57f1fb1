import * as z from 'zod/mini';
import { Address, AddressAnswer, AddressIdOnly, HomeAddress } from './address.contract.ts';
import { authCalls } from './auth.calls.ts';
import { Amount, answer, contract, Done } from './contract.ts';
import { email, knownPassword, newPassword, optional, personName } from './fields.ts';

export const Email = email();

export const Credentials = z.object({
  email: Email,
  password: knownPassword(),
  /** Keeps the session for 90 days; otherwise it ends with the browser. */
  remember: z.optional(z.boolean()),
});
export type Credentials = z.infer<typeof Credentials>;

export const Registration = z.object({
  email: Email,
  password: newPassword(),
  first_name: personName(),
  last_name: personName(),
  /** A domestic number is one of the brand's country. */
  phone: z.optional(optional(40)),
});
export type Registration = z.infer<typeof Registration>;

export const EmailOnly = z.object({ email: Email });
export type EmailOnly = z.infer<typeof EmailOnly>;
export const CheckClient = EmailOnly;
export type CheckClient = EmailOnly;

export const CheckClientAnswer = answer({ found: z.boolean(), new_password_has_been_sent: z.boolean() });
export type CheckClientAnswer = z.infer<typeof CheckClientAnswer>;

export const PasswordReset = z.object({
  /** 43 base64url characters, as mailed. */
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
  password: newPassword(),
});
export type PasswordReset = z.infer<typeof PasswordReset>;

export const User = z.object({
  id: z.int(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.nullable(z.string()),
  country_id: z.int(),
  language_id: z.int(),
  currency_id: z.int(),
  is_pro: z.boolean(),
  tier: z.nullable(z.string()),
  balance: Amount,
  suite_number: z.string(),
  /** Payables that may be paid now. */
  unpaid_orders_count: z.int(),
  addresses: z.array(Address),
  can_view_translations: z.boolean(),
});
export type User = z.infer<typeof User>;

/** A guest is a success with `user: null`. */
export const UserAnswer = answer({ user: z.nullable(User) });
export type UserAnswer = z.infer<typeof UserAnswer>;

const Nothing = z.record(z.string(), z.never());

export const authContract = {
  login: contract(authCalls.login, {
    summary: 'Logs a client in; the guest’s cart joins the client’s',
    access: 'public',
    body: Credentials,
    answer: UserAnswer,
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
    body: CheckClient,
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
};
