import { contentQueries } from '@shop/data-access/content';
import { siteOf, type StructuredData } from '@shop/page';
import { localised } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import { crumbsTo } from './crumbs-to.ts';

export const describeBlog: StructuredData = (page) =>
  Promise.resolve([
    crumbsTo(page, { name: page.speech.say('content.blog.title'), path: laterPaths.blog.to() }),
  ]);

/** A post as an article, with its author and the shop as its publisher. */
export const describePost: StructuredData = async (page, { params }) => {
  const { api, appUrl, language, queryClient, speech } = page;
  const slug = params['slug'] ?? '';
  const post = await queryClient.ensureQueryData(
    contentQueries(api).page({ kind: 'post', slug }, language.id),
  );
  const { site } = await siteOf(page);
  const path = laterPaths.post.to({ slug });
  const organisation = { '@type': 'Organization', name: site.name, url: appUrl };
  return [
    {
      '@type': 'Article',
      headline: post.title,
      description: post.summary,
      datePublished: post.published_at,
      dateModified: post.changed_at,
      inLanguage: post.language === 'ee' ? 'et' : post.language,
      mainEntityOfPage: appUrl + localised(path, language.code),
      author: post.author === null ? organisation : { '@type': 'Person', name: post.author },
      publisher: organisation,
    },
    crumbsTo(
      page,
      { name: speech.say('content.blog.title'), path: laterPaths.blog.to() },
      { name: post.title, path },
    ),
  ];
};
