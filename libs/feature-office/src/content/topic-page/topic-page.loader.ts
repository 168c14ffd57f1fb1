import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../../loading.ts';

/** The topic that the address names, and the others of its kind. */
export const topicLoader = loading(async ({ api, params }) => {
  const { topics } = await api.send(officeCalls.contentTopics, {});
  const ofKind = topics.filter(({ topic_of }) => topic_of === params['kind']);
  const topic = ofKind.find(({ key }) => key === params['*']);
  if (!topic) throw new Response(null, { status: 404 });
  return { topic, others: ofKind.filter((other) => other !== topic) };
});
