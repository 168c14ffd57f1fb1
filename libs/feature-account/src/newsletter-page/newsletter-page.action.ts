import { newsletterCalls } from '@shop/contracts/later-calls';
import { NEWSLETTER_TOPICS } from '@shop/domain/news-topics';
import { dropDraft, findErrors } from '@shop/forms';
import { pageContext, readForm, refuse, refuseBy, seeOther } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import type { ActionFunctionArgs } from 'react-router-dom';
import { NEWSLETTER_DRAFT } from '../form-drafts.ts';
import { newsletterSchema } from './newsletter-form.schema.ts';

/** Asks for the newsletter: the address gets a mail with a link that confirms. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const { api } = pageContext(context);
  const { website = '', ...fields } = await readForm(request);
  const topics = NEWSLETTER_TOPICS.filter((topic) => fields[topic] === '1');
  const errors = Object.entries(findErrors(newsletterSchema, fields)).map(
    ([name, { message }]) => [name, [message]] as const,
  );
  if (topics.length === 0) errors.push([NEWSLETTER_TOPICS[0], ['newsletter.topic_missing']]);
  if (errors.length > 0) return refuse(fields, Object.fromEntries(errors));
  try {
    await api.send(newsletterCalls.ask, { email: fields['email'] ?? '', topics, website });
  } catch (problem) {
    return refuseBy(problem, fields);
  }
  dropDraft(NEWSLETTER_DRAFT);
  return seeOther(laterPaths.newsletter.to({}, { done: 'sent' }));
};
