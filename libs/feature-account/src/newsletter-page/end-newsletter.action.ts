import { newsletterCalls } from '@shop/contracts/later-calls';
import { NEWSLETTER_TOPICS, type NewsletterTopic } from '@shop/domain/news-topics';
import { pageContext, readForm, type FormValues } from '@shop/page';
import { data, type ActionFunctionArgs } from 'react-router-dom';

export type NewsletterEnded = { outcome: 'ended'; topic: NewsletterTopic | null };

/** The fields of a mail provider are its own, in any encoding. */
const fieldsOf = (request: Request): Promise<FormValues> => readForm(request).catch(() => ({}));

/** Ends the newsletter or one topic. Mail providers send the same request from their own button (RFC 8058). */
export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const { topic: pressed } = await fieldsOf(request);
  const named = pressed ?? new URL(request.url).searchParams.get('topic');
  const topic = NEWSLETTER_TOPICS.find((known) => known === named);
  const token = params['token'] ?? '';
  await pageContext(context).api.send(newsletterCalls.end, { token, ...(topic && { topic }) });
  return data<NewsletterEnded>({ outcome: 'ended', topic: topic ?? null });
};
