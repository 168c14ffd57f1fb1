import { ownAccountQueries } from '@shop/data-access/own-account';
import { beginsNews, NEWS_TOPICS } from '@shop/domain/news-topics';
import { dropDraft } from '@shop/forms';
import { pageContext, readForm, refuseBy, seeOther, sessionEnded } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import type { ActionFunctionArgs } from 'react-router-dom';
import { TOPICS_DRAFT } from '../form-drafts.ts';

/** Saves the whole choice. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const { api, queries, queryClient } = pageContext(context);
  const fields = await readForm(request);
  const user = await queryClient.fetchQuery(queries.auth.user());
  if (!user) return sessionEnded(laterPaths.accountNews.to());
  const own = ownAccountQueries(api);
  const topics = NEWS_TOPICS.filter((topic) => fields[topic] === '1');
  try {
    const news = await own.saveNews({ subscribed: beginsNews(topics), topics });
    queryClient.setQueryData(own.news().queryKey, news);
    queryClient.setQueryData(queries.auth.keys.subscription, news.subscribed);
  } catch (problem) {
    return refuseBy(problem, fields);
  }
  dropDraft(TOPICS_DRAFT);
  return seeOther(laterPaths.accountNews.to({}, { done: 'saved' }));
};
