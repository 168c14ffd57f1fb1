import type { FaqAnswer, PostsAnswer, PostsRequest } from '@shop/contracts/content';
import type { Database } from '@shop/database';
import { countPosts, findPosts, findShown, findTopics, type ShownPage } from './content.repository.ts';
import { postToWire, textBlocks, textIn, topicIn, type Reader, type TopicRow } from './page-answer.ts';
import { contains, plainWords } from './plain-words.ts';

const POSTS_A_PAGE = 10;

type Faq = Omit<FaqAnswer, 'status'>;

const entryOf = (page: ShownPage, reader: Reader) => {
  const { text, language } = textIn(page.texts, reader);
  return { slug: page.slug, language, question: text.title, blocks: textBlocks(text.blocks) };
};

/** Questions with their answers, by topic; a topic without any is left out. */
export const readFaq = async (db: Database, reader: Reader, asked: string): Promise<Faq> => {
  const [pages, topics] = await Promise.all([findShown(db, reader.brand, 'faq'), findTopics(db, 'faq')]);
  const entriesOf = (key: string) =>
    pages
      .filter(({ topic }) => topic === key)
      .map((page) => entryOf(page, reader))
      .filter(({ question, blocks }) => contains(`${question} ${plainWords(blocks)}`, asked));
  return {
    topics: topics
      .map((topic) => ({
        ...{ key: topic.key, name: topicIn(topics, topic.key, reader.locale)?.name ?? topic.key },
        entries: entriesOf(topic.key),
      }))
      .filter(({ entries }) => entries.length > 0),
  };
};

type Asked = Pick<PostsRequest, 'page' | 'topic'>;

const knownTopic = (topics: readonly TopicRow[], asked: string | undefined): string | null =>
  topics.find(({ key }) => key === asked)?.key ?? null;

/** One page of the blog. A number beyond the last is the last. */
export const readPosts = async (
  db: Database,
  reader: Reader,
  asked: Asked,
): Promise<Omit<PostsAnswer, 'status'>> => {
  const { brand, locale } = reader;
  const [counts, topics] = await Promise.all([countPosts(db, brand), findTopics(db, 'post')]);
  const topic = knownTopic(topics, asked.topic);
  const total =
    topic === null ? [...counts.values()].reduce((sum, count) => sum + count, 0) : (counts.get(topic) ?? 0);
  const pages = Math.max(1, Math.ceil(total / POSTS_A_PAGE));
  const page = Math.min(Math.max(1, asked.page ?? 1), pages);
  const posts = await findPosts(db, brand, {
    topic,
    limit: POSTS_A_PAGE,
    offset: (page - 1) * POSTS_A_PAGE,
  });
  return {
    ...{ page, pages, topic },
    posts: posts.map((post) => postToWire(post, topics, reader)),
    topics: topics.flatMap(({ key }) => (counts.has(key) ? (topicIn(topics, key, locale) ?? []) : [])),
  };
};
