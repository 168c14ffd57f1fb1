import { LETTER_TOPICS, type LetterTopic } from '@shop/contracts/content';
import { contentQueries } from '@shop/data-access/content';
import { dropDraft, findErrors } from '@shop/forms';
import { createChangeKey, pageContext, readForm, refuse, refuseBy, seeOther } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import type { ActionFunctionArgs } from 'react-router-dom';
import { LETTER_DRAFT } from './letter-draft.ts';
import { letterSchema } from './letter-form.schema.ts';

const topicIn = (given: string | undefined): LetterTopic | undefined =>
  LETTER_TOPICS.find((topic) => topic === given);

/** Sends the letter. A form that is sent twice without scripts writes one letter. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const { api, isServer } = pageContext(context);
  const { key = '', website = '', ...fields } = await readForm(request);
  const errors = Object.entries(findErrors(letterSchema, fields));
  const topic = topicIn(fields['topic']);
  if (errors.length > 0 || !topic)
    return refuse(fields, Object.fromEntries(errors.map(([name, { message }]) => [name, [message]])));
  const { name = '', email = '', order_number = '', message = '' } = fields;
  const letter = { name, email, order_number, topic, message, website };
  try {
    await contentQueries(api).write(letter, isServer && key !== '' ? key : createChangeKey());
  } catch (problem) {
    return refuseBy(problem, fields);
  }
  dropDraft(LETTER_DRAFT);
  return seeOther(laterPaths.contacts.to({}, { done: 'sent' }));
};
