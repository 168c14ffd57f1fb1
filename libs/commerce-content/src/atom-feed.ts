import { getLanguage } from '@shop/domain/languages';
import { contentPath } from './content-address.ts';
import type { ShownPage } from './content.repository.ts';
import { textIn, type Reader } from './page-answer.ts';
import { xmlText } from './xml.ts';

const changedAt = ({ saved_at, publish_at }: ShownPage): Date =>
  saved_at > publish_at ? saved_at : publish_at;

const entry = (post: ShownPage, reader: Reader): string => {
  const { text, language } = textIn(post.texts, reader);
  const url = `${reader.brand.appUrl}/${reader.locale}${contentPath(post)}`;
  return [
    `<entry xml:lang="${getLanguage(language).tag}">`,
    `<id>${xmlText(url)}</id>`,
    `<title>${xmlText(text.title)}</title>`,
    `<link rel="alternate" href="${xmlText(url)}"/>`,
    `<published>${post.publish_at.toISOString()}</published>`,
    `<updated>${changedAt(post).toISOString()}</updated>`,
    `<author><name>${xmlText(post.author ?? reader.brand.name)}</name></author>`,
    `<summary>${xmlText(text.summary)}</summary>`,
    '</entry>',
  ].join('');
};

/** The newest posts in one language. */
export const atomFeed = (posts: readonly ShownPage[], reader: Reader): string => {
  const { brand, locale } = reader;
  const blog = `${brand.appUrl}/${locale}/blog`;
  const updated = posts.map(changedAt).sort((a, b) => b.getTime() - a.getTime())[0] ?? new Date(0);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${getLanguage(locale).tag}">`,
    `<id>${xmlText(blog)}</id>`,
    `<title>${xmlText(brand.name)}</title>`,
    `<link rel="self" href="${xmlText(`${blog}/feed.xml`)}"/>`,
    `<link rel="alternate" href="${xmlText(blog)}"/>`,
    `<updated>${updated.toISOString()}</updated>`,
    ...posts.map((post) => entry(post, reader)),
    '</feed>',
  ].join('\n');
};
