import { contentQueries } from '@shop/data-access/content';
import type { StructuredData } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { textAsk } from '../content-page/text-ask.ts';
import { crumbsTo } from './crumbs-to.ts';

/** The path to a text. */
export const describeText: StructuredData = async (page, { url }) => {
  const { api, language, queryClient } = page;
  const ask = textAsk(url);
  const { title, slug } = await queryClient.ensureQueryData(contentQueries(api).page(ask, language.id));
  return [crumbsTo(page, { name: title, path: `/${slug}` })];
};

export const describeContacts: StructuredData = (page) =>
  Promise.resolve([
    crumbsTo(page, { name: page.speech.say('content.contacts.title'), path: laterPaths.contacts.to() }),
  ]);
