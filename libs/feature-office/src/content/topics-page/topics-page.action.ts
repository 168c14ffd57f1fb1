import { isApiProblem } from '@shop/data-access';
import { officeCalls } from '@shop/contracts/staff-calls';
import { acting } from '../../form/acting.ts';
import { Unread } from '../../form/form-problem.ts';
import { namesIn, TOPIC_KINDS, topicPath } from '../form/topic-form.ts';

/** Every form has a field `key` of its own, so the topic's is typed as `slug`. */
const refusedAt = (failure: unknown): unknown => {
  if (!isApiProblem(failure) || failure.status !== 422) return failure;
  const { key, ...errors } = failure.errors;
  return new Unread({ errors: { ...(key && { slug: key }), ...errors } });
};

export const topicsAction = acting({
  add: async ({ api, typed, field }) => {
    const topic_of = TOPIC_KINDS.find((known) => known === field('topic_of')) ?? 'post';
    const key = field('slug');
    const said = { names: namesIn(typed), position: Number(field('position')) };
    try {
      await api.send(officeCalls.addContentTopic, { topic_of, key, ...said });
    } catch (failure) {
      throw refusedAt(failure);
    }
    return `${topicPath({ topic_of, key })}?done`;
  },
});
