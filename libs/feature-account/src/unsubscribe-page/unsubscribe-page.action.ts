import { ownAccountCalls } from '@shop/contracts/later-calls';
import { findNewsTopic, type NewsTopic } from '@shop/domain/news-topics';
import { pageContext, readForm, type FormValues } from '@shop/page';
import { data, type ActionFunctionArgs } from 'react-router-dom';

export type Unsubscribed = { outcome: 'unsubscribed'; topic: NewsTopic | null };

/** The fields of a mail provider are its own, in any encoding. */
const fieldsOf = (request: Request): Promise<FormValues> => readForm(request).catch(() => ({}));

/**
 * Ends the news, or the kind of them that the button names. Mail providers send the same request from their own button
 * (RFC 8058): without cookies, with their own fields, and without following a redirect; then the link names the kind.
 */
export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const { api, queries, queryClient } = pageContext(context);
  const { topic: pressed } = await fieldsOf(request);
  const topic = findNewsTopic(pressed ?? new URL(request.url).searchParams.get('topic'));
  await api.send(ownAccountCalls.unsubscribe, { token: params.token ?? '', ...(topic && { topic }) });
  await queryClient.invalidateQueries({ queryKey: queries.auth.keys.subscription });
  await queryClient.invalidateQueries({ queryKey: ['auth', 'news'] });
  return data<Unsubscribed>({ outcome: 'unsubscribed', topic: topic ?? null });
};
