import { NEWSLETTER_TOPICS } from '@shop/domain/news-topics';
import * as z from 'zod/mini';
import { email } from '../fields.ts';

const MailedToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
const Topic = z.enum(NEWSLETTER_TOPICS);

/** The fields of the form that asks for the newsletter. */
export const newsletterFields = { email: email() };

export const AskNewsletter = z.object({
  ...newsletterFields,
  topics: z.array(Topic).check(z.minLength(1, 'required'), z.maxLength(NEWSLETTER_TOPICS.length)),
  /** People leave it empty: the field is not shown. */
  website: z.optional(z.string().check(z.maxLength(500))),
});
export type AskNewsletter = z.infer<typeof AskNewsletter>;

export const ConfirmNewsletter = z.object({ token: MailedToken });
export type ConfirmNewsletter = z.infer<typeof ConfirmNewsletter>;

/** Without a topic all of the newsletter ends. */
export const EndNewsletter = z.object({ token: MailedToken, topic: z.optional(Topic) });
export type EndNewsletter = z.infer<typeof EndNewsletter>;
