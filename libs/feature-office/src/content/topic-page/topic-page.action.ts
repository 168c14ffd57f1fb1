import { officeCalls } from '@shop/contracts/staff-calls';
import { acting, type ActAsked } from '../../form/acting.ts';
import { Unread } from '../../form/form-problem.ts';
import { namesIn, TOPIC_KINDS, topicPath } from '../form/topic-form.ts';

const topicIn = ({ params }: ActAsked) => {
  const topic_of = TOPIC_KINDS.find((known) => known === params['kind']);
  if (!topic_of) throw new Response(null, { status: 404 });
  return { topic_of, key: params['*'] ?? '' };
};

/** What the person has read: the form carries it. */
const readIn = ({ typed, field }: ActAsked) => {
  const was = Object.entries(typed).flatMap(([name, value]) =>
    name.startsWith('was.') ? [[name.slice('was.'.length), value] as const] : [],
  );
  return { names: namesIn(Object.fromEntries(was)), position: Number(field('was.position')) };
};

export const topicAction = acting({
  change: async (asked) => {
    const { api, typed, field } = asked;
    const of = topicIn(asked);
    const said = { names: namesIn(typed), position: Number(field('position')) };
    await api.send(officeCalls.changeContentTopic, { ...of, ...said, was: readIn(asked) });
    return `${topicPath(of)}?done`;
  },
  drop: async (asked) => {
    await asked.api.send(officeCalls.dropContentTopic, topicIn(asked));
    return '/topics?done';
  },
  merge: async (asked) => {
    const into = asked.field('into');
    if (into === '') throw new Unread({ errors: { into: ['required'] } });
    await asked.api.send(officeCalls.dropContentTopic, { ...topicIn(asked), into });
    return '/topics?done';
  },
});
