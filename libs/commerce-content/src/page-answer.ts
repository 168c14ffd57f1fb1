import type {
  ContentBlock,
  ContentNames,
  ContentPage,
  ContentTopic,
  ContentVersion,
  PageText,
  PageTexts,
  Post,
  StoredBlock,
} from '@shop/contracts/content';
import { isHomeBlock } from '@shop/domain/home';
import { toStamp } from '@shop/commerce-kit/stamp';
import type { Locale, ShopBrand } from '@shop/commerce-kit/shop-brand';
import { dayOf, type Revision } from './choose-revision.ts';
import type { Page, ShownPage } from './content.repository.ts';
import type { Draft } from './drafts.repository.ts';
import { fillPlaceholders, placeholdersOf } from './fill-placeholders.ts';
import { minutesOf } from './plain-words.ts';

export type Reader = { readonly brand: ShopBrand; readonly locale: Locale };
export type TopicRow = { readonly key: string; readonly names: ContentNames };

/** A text in the reader's language, or in English. */
export const textIn = (
  texts: PageTexts,
  { brand, locale }: Reader,
): { readonly text: PageText; readonly language: Locale } => {
  const own = texts[locale];
  const language = own ? locale : 'en';
  return { text: fillPlaceholders(own ?? texts.en, placeholdersOf(brand, language)), language };
};

/** Blocks of texts: no page but a home has others. */
export const textBlocks = (blocks: readonly StoredBlock[]): ContentBlock[] =>
  blocks.filter((block): block is ContentBlock => !isHomeBlock(block));

export const inWords = (names: ContentNames, locale: Locale): string => names[locale] ?? names.en;

export const topicIn = (
  topics: readonly TopicRow[],
  key: string | null,
  locale: Locale,
): ContentTopic | null => {
  const found = topics.find((topic) => topic.key === key);
  return found ? { key: found.key, name: inWords(found.names, locale) } : null;
};

const versionIn = ({ valid_from, changes }: Revision, locale: Locale): ContentVersion => ({
  valid_from: dayOf(valid_from),
  changes: changes && inWords(changes, locale),
});

/** A draft has no more. */
type TextOf = {
  readonly page: Pick<Page, 'kind' | 'slug' | 'topic' | 'author' | 'category' | 'publish_at'>;
  readonly revision: Pick<Revision, 'texts' | 'valid_from' | 'saved_at'>;
  readonly topics: readonly TopicRow[];
};

type Chosen = TextOf & {
  readonly revision: Revision;
  readonly versions: readonly Revision[];
};

const textToWire = ({ page, revision, topics }: TextOf, reader: Reader) => {
  const { text, language } = textIn(revision.texts, reader);
  const blocks = textBlocks(text.blocks);
  return {
    ...{ kind: page.kind, slug: page.slug, language, title: text.title, summary: text.summary, blocks },
    topic: topicIn(topics, page.topic, reader.locale),
    ...{ author: page.author, category: page.category, minutes: minutesOf(blocks) },
    published_at: toStamp(page.publish_at),
    changed_at: toStamp(revision.saved_at),
    valid_from: dayOf(revision.valid_from),
  };
};

/** Only legal texts tell readers of their versions. */
export const pageToWire = (chosen: Chosen, reader: Reader): ContentPage => {
  const { page, revision, versions } = chosen;
  return {
    ...textToWire(chosen, reader),
    is_current: revision === versions[0],
    versions: page.kind === 'legal' ? versions.map((one) => versionIn(one, reader.locale)) : [],
  };
};

/** A draft as readers would see it from now on. */
export const draftToWire = (
  { record, saved_at }: Draft,
  { topics, now, ...reader }: Reader & { readonly topics: readonly TopicRow[]; readonly now: Date },
): ContentPage => {
  const { kind, slug, topic = null, author = null, category = null, texts } = record;
  const page = { ...{ kind, slug, topic, author, category }, publish_at: now };
  const revision = { texts, valid_from: now, saved_at };
  return { ...textToWire({ page, revision, topics }, reader), is_current: true, versions: [] };
};

export const postToWire = (post: ShownPage, topics: readonly TopicRow[], reader: Reader): Post => {
  const { text, language } = textIn(post.texts, reader);
  return {
    ...{ slug: post.slug, language, title: text.title, summary: text.summary },
    author: post.author,
    topic: topicIn(topics, post.topic, reader.locale),
    minutes: minutesOf(textBlocks(text.blocks)),
    published_at: toStamp(post.publish_at),
  };
};
