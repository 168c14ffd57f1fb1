import { NEWS_TOPICS } from '@shop/domain/news-topics';
import { CURRENCIES } from '@shop/domain/currencies';
import * as z from 'zod/mini';
import { SavedAddress } from '../address/address.schemas.ts';
import { Amount, answer, Stamp } from '../contract.ts';
import { email, knownPassword, newPassword, optional, personName } from '../fields.ts';

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

export const SessionIdOnly = z.object({ id: z.int() });
export type SessionIdOnly = z.infer<typeof SessionIdOnly>;

/** The devices on which a client is logged in, the last seen first. */
export const SessionsAnswer = answer({
  sessions: z.array(
    z.object({
      id: z.int(),
      /** As `Firefox` and `Android`; null if unknown. */
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
      /** The network of the login, as `84.15.12.*`. */
      place: z.nullable(z.string()),
      begun_at: Stamp,
      seen_at: Stamp,
      is_this: z.boolean(),
    }),
  ),
});
export type SessionsAnswer = z.infer<typeof SessionsAnswer>;

export const SubscriptionStatus = z.object({ subscribed: z.boolean() });
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/** Whether news are mailed; an address that is not the caller's own is answered like an unknown one. */
export const SubscriptionAnswer = answer({ result: z.boolean() });
export type SubscriptionAnswer = z.infer<typeof SubscriptionAnswer>;

export const CheckClientAnswer = answer({ found: z.boolean(), new_password_has_been_sent: z.boolean() });
export type CheckClientAnswer = z.infer<typeof CheckClientAnswer>;

/** 43 base64url characters, as mailed. */
const MailedToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

export const PasswordReset = z.object({
  token: MailedToken,
  password: newPassword(),
});
export type PasswordReset = z.infer<typeof PasswordReset>;

export const EmailChange = z.object({ email: Email, current_password: knownPassword() });
export type EmailChange = z.infer<typeof EmailChange>;

/** The news that a client chooses. */
export const NewsChoice = z.object({ subscribed: z.boolean(), topics: z.array(z.enum(NEWS_TOPICS)) });
export type NewsChoice = z.infer<typeof NewsChoice>;
/** Why no news reach the client's address, whatever is chosen; null while they do. */
const StoppedFor = z.nullable(z.enum(['bounce', 'soft_bounces', 'complaint']));
export const NewsAnswer = answer({ ...NewsChoice.shape, stopped: StoppedFor });
export type NewsAnswer = z.infer<typeof NewsAnswer>;

/** Without a topic all news end. */
export const Unsubscribe = z.object({ token: MailedToken, topic: z.optional(z.enum(NEWS_TOPICS)) });
export type Unsubscribe = z.infer<typeof Unsubscribe>;

export const MailedTokenOnly = z.object({ token: MailedToken });
export type MailedTokenOnly = z.infer<typeof MailedTokenOnly>;

/** `waiting`: the other address has to confirm too. */
export const ConfirmEmailAnswer = answer({ state: z.enum(['confirmed', 'waiting']) });
export type ConfirmEmailAnswer = z.infer<typeof ConfirmEmailAnswer>;

export const ContactInfo = z.object({
  first_name: personName(),
  last_name: personName(),
  /** A domestic number is one of the brand's country; empty: none. */
  phone: z.optional(optional(40)),
});
export type ContactInfo = z.infer<typeof ContactInfo>;

/** What the brand offers of each; the market is the country that prices are shown for. */
export const AccountPreferences = z.object({
  language_id: z.int(),
  currency_id: z.int(),
  country_id: z.int(),
});
export type AccountPreferences = z.infer<typeof AccountPreferences>;

export const NewPassword = z.object({ current_password: knownPassword(), password: newPassword() });
export type NewPassword = z.infer<typeof NewPassword>;

export const User = z.object({
  id: z.int(),
  email: z.string(),
  email_confirmed: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.nullable(z.string()),
  country_id: z.int(),
  language_id: z.int(),
  currency_id: z.int(),
  is_pro: z.boolean(),
  tier: z.nullable(z.string()),
  balance: Amount,
  /** Of the balance: that of its first entry, else the brand's. */
  balance_currency: z.enum(CURRENCIES.map(({ code }) => code)),
  suite_number: z.string(),
  /** Payables that may be paid now. */
  unpaid_orders_count: z.int(),
  /** A provider of the brand saves cards now: the account links to them. */
  saves_cards: z.optional(z.boolean()),
  addresses: z.array(SavedAddress),
  can_view_translations: z.boolean(),
});
export type User = z.infer<typeof User>;

/** A guest is a success with `user: null`. */
export const UserAnswer = answer({ user: z.nullable(User) });
export type UserAnswer = z.infer<typeof UserAnswer>;

/** Without a user the password was right, and the login waits for a code under this token. */
export const LoginAnswer = answer({ user: z.nullable(User), second_step: z.optional(MailedToken) });
export type LoginAnswer = z.infer<typeof LoginAnswer>;
