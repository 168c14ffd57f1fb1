import type { BodyOf } from '@shop/contracts/calls';
import { officeCalls } from '@shop/contracts/staff-calls';
import { LOCALE_CODES } from '@shop/domain/languages';
import { loading } from '../../loading.ts';
import { CONTENT_KINDS, CONTENT_STATES } from '../form/content-types.ts';

export type ContentsAsked = Omit<BodyOf<typeof officeCalls.contents>, 'page'>;

const chosen = <Known extends string>(of: readonly Known[], typed: string): Known | undefined =>
  of.find((known) => known === typed);

const askedBy = (query: (name: string) => string): ContentsAsked => {
  const kind = chosen(CONTENT_KINDS, query('kind'));
  const state = chosen(CONTENT_STATES, query('state'));
  const lacks = chosen(LOCALE_CODES, query('lacks'));
  const [brand, s] = [query('brand').slice(0, 40), query('s').slice(0, 200)];
  return {
    ...(kind && { kind }),
    ...(state && { state }),
    ...(lacks && { lacks }),
    ...(brand !== '' && { brand }),
    ...(s !== '' && { s }),
  };
};

export const contentsLoader = loading(async ({ api, query }) => {
  const asked = askedBy(query);
  const page = Number(query('page'));
  const isPage = Number.isInteger(page) && page > 0;
  return { asked, list: await api.send(officeCalls.contents, { ...asked, ...(isPage && { page }) }) };
});
