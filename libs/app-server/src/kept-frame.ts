import { randomBytes } from 'node:crypto';
import { inLanguage, wayBackTo, type FrameKeeper, type KeptMarkup, type KeptPartName } from '@shop/app-shell';
import type { PageAddress, PageContext } from '@shop/page';
import { LRUCache } from 'lru-cache';

/** Part of the marks and of the placeholder, which no text of a page can contain: the process never sends it. */
const SECRET = randomBytes(16).toString('hex');

/** Stands for the address of the page while it is rendered. */
export const HERE: PageAddress = { pathname: `/here-${SECRET}`, search: '' };

const NAMES: readonly KeptPartName[] = ['footer', 'utility'];
/** Languages, currencies, destinations and ways of one brand; a part has about 10 kB. */
const MOST_KEPT = 64;

const mark = (name: KeptPartName | 'hole'): string => `kept-${SECRET}-${name}`;
const [HOLE, HOLE_END] = [`<${mark('hole')}>`, `</${mark('hole')}>`];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const withoutHoles = (html: string): string => html.split(HOLE).join('').split(HOLE_END).join('');

/** What is kept of a part that was rendered whole. */
const markupOf = (slice: string): KeptMarkup => {
  // A copy: V8 keeps the whole page for a slice of it.
  const part = Buffer.from(slice).toString();
  const start = part.indexOf(HOLE);
  if (start < 0) return { before: part, after: '' };
  return { before: part.slice(0, start), after: part.slice(part.indexOf(HOLE_END, start) + HOLE_END.length) };
};

const PLACES = new RegExp(String.raw`(?:/([a-z]{2}))?${HERE.pathname}`, 'g');

/** The address of the page in place of its placeholder. */
const withAddress = (html: string, here: PageAddress): string =>
  html.replaceAll(PLACES, (_place, code: string | undefined) =>
    escaped(code === undefined ? wayBackTo(here) : inLanguage(here, code)),
  );

/**
 * Keeps the parts of the frame that look alike on every page of a language, currency and destination. They are a third
 * of an account page's elements.
 */
export const createKeptFrame = () => {
  const kept = new LRUCache<string, KeptMarkup>({ max: MOST_KEPT });
  /** Of settings and texts: a change of either is another object. */
  const ids = new WeakMap<object, number>();
  let last = 0;
  const idOf = (source: object | undefined): number => {
    if (!source) return 0;
    const id = ids.get(source) ?? (last += 1);
    ids.set(source, id);
    return id;
  };

  const keyOf = ({ queryClient, queries, language, speech, currencyId, destination, year }: PageContext) => {
    const site = queryClient.getQueryData<object>(queries.configuration.store(language.code).queryKey);
    const roots = queryClient.getQueriesData({
      queryKey: [queries.navigation.keys.roots('', '')[0], 'roots'],
    });
    return JSON.stringify([idOf(site), idOf(speech), currencyId, destination.current(), year, roots]);
  };

  return {
    /** For one page, whose data is loaded. */
    keeperOf: (
      page: PageContext,
    ): FrameKeeper & { readonly finish: (html: string, here: PageAddress) => string } => {
      const key = keyOf(page);

      /** Takes the marks of a part out, and keeps a part that was rendered. */
      const taken = (html: string, name: KeptPartName): string => {
        const start = html.indexOf(`<${mark(name)}>`);
        if (start < 0) return html;
        const inside = start + mark(name).length + 2;
        const end = html.indexOf(`</${mark(name)}>`, inside);
        const part = html.slice(inside, end);
        const own = `${name} ${key}`;
        if (!kept.has(own)) kept.set(own, markupOf(part));
        return html.slice(0, start) + withoutHoles(part) + html.slice(end + mark(name).length + 3);
      };

      return {
        mark,
        find: (name) => kept.get(`${name} ${key}`),
        finish: (html, here) => withAddress(NAMES.reduce(taken, html), here),
      };
    },
  };
};
