import { contentQueries, type ContentBlock } from '@shop/data-access/content';
import type { StructuredData, StructuredThing } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { askedWords } from '../faq-page/asked-words.ts';
import { crumbsTo } from './crumbs-to.ts';
import { plainAnswer } from './plain-answer.ts';

type Entry = { readonly question: string; readonly blocks: readonly ContentBlock[] };

const faqPage = (entries: readonly Entry[]): StructuredThing => ({
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, blocks }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainAnswer(blocks) },
  })),
});

/** All questions with their answers; a search shows a part of them and is not indexed. */
export const describeFaq: StructuredData = async (page, { url }) => {
  const { api, language, queryClient, speech } = page;
  if (askedWords(url.search) !== '') return [];
  const topics = await queryClient.ensureQueryData(contentQueries(api).faq('', language.id));
  const crumbs = crumbsTo(page, { name: speech.say('content.faq.title'), path: laterPaths.faq.to() });
  const entries = topics.flatMap((topic) => topic.entries);
  return entries.length === 0 ? [crumbs] : [faqPage(entries), crumbs];
};

export const describeFaqEntry: StructuredData = async (page, { params }) => {
  const { api, language, queryClient, speech } = page;
  const slug = params['slug'] ?? '';
  const { title, blocks } = await queryClient.ensureQueryData(
    contentQueries(api).page({ kind: 'faq', slug }, language.id),
  );
  return [
    faqPage([{ question: title, blocks }]),
    crumbsTo(
      page,
      { name: speech.say('content.faq.title'), path: laterPaths.faq.to() },
      { name: title, path: laterPaths.faqEntry.to({ slug }) },
    ),
  ];
};
