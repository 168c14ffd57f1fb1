import type { Seen, Watched } from './tell.ts';

/** The list of suggestions below a search field; its last link leads to all that was found. */
const SHOW_MORE = '[role="group"] a[href*="/search?"]';

const termOf = (query: URLSearchParams): string => (query.get('s') ?? '').trim();

/** Filters and order of a result, whatever part of it is shown. */
const refinementOf = (query: URLSearchParams): string =>
  [...query]
    .filter(([name]) => name.startsWith('f.') || name === 'sort')
    .map((pair) => pair.join('='))
    .toSorted()
    .join('&');

/** The search that this page has told last: more pages of one result are no new search. */
let told = { term: '', refinement: '' };
/** The term whose suggestions were left for all that was found; its page is no search that was typed and sent. */
let shownMore = '';

/** A search that was typed and sent, or one whose result was filtered or sorted. */
export const tellSearch = ({ tell }: Watched, { search, before }: Seen): void => {
  const query = new URLSearchParams(search);
  const now = { term: termOf(query), refinement: refinementOf(query) };
  const last = before === 'search' ? told : { term: '', refinement: '' };
  const isMore = shownMore === now.term;
  shownMore = '';
  told = now;
  if (now.term === '') return;
  if (now.term !== last.term) {
    if (!isMore) tell(now.refinement === '' ? 'search_manual' : 'search_refined', { term: now.term });
  } else if (now.refinement !== last.refinement) tell('search_refined', { term: now.term });
};

/** Tells the link below the suggestions of the search bar that shows more than they do. */
export const watchShowMore = ({ tell }: Pick<Watched, 'tell'>): void =>
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(SHOW_MORE) : null;
      const term = link ? termOf(new URL(link.href).searchParams) : '';
      if (term === '') return;
      shownMore = term;
      tell('search_show_more', { term });
    },
    { capture: true },
  );
