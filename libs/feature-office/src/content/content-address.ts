import type { LoaderFunctionArgs } from 'react-router-dom';
import { LOCALE_CODES } from '@shop/domain/languages';
import { CONTENT_KINDS, type ContentDetails, type ContentLanguage } from './form/content-types.ts';

type Of = Pick<ContentDetails, 'kind' | 'slug'>;
type Params = LoaderFunctionArgs['params'];

const SLUG = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;

/** The page that an address of the office names. */
export const contentIn = (params: Params): Of => {
  const kind = CONTENT_KINDS.find((known) => known === params['kind']);
  const slug = params['*'] ?? '';
  if (!kind || !SLUG.test(slug)) throw new Response(null, { status: 404 });
  return { kind, slug };
};

export const languageIn = (params: Params): ContentLanguage => {
  const language = LOCALE_CODES.find((code) => code === params['language']);
  if (!language) throw new Response(null, { status: 404 });
  return language;
};

export const deskOf = ({ kind, slug }: Of): string => `/content/page/${kind}/${slug}`;
export const textOf = ({ kind, slug }: Of, language: ContentLanguage): string =>
  `/content/text/${language}/${kind}/${slug}`;
export const revisionOf = ({ kind, slug }: Of, number: number): string =>
  `/content/history/${number}/${kind}/${slug}`;
