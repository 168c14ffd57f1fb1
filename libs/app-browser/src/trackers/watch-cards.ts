import { valueOf, type AnalyticsItem } from '@shop/domain/analytics';
import type { KnownGoods } from './known-goods.ts';
import type { Tell } from './tell.ts';

type Watched = { readonly goods: KnownGoods; readonly tell: Tell; readonly report: (error: unknown) => void };

const CARD = 'article';
const LINK = 'a[href*="/p/"]';
const SLUG = /\/p\/([^/?#]+)/;
/** Cards that come into view within this time are told as one list. */
const TOGETHER_MS = 500;

/** A line of the cart has a quantity; a card of a list has none. */
const isLine = (card: Element): boolean =>
  card.closest('dialog, [role="dialog"]') !== null || card.querySelector('[inputmode="numeric"]') !== null;

const slugOf = (card: Element): string | undefined =>
  SLUG.exec(card.querySelector(LINK)?.getAttribute('href') ?? '')?.[1];

const listOf = (card: Element): string =>
  card.closest('section')?.querySelector('h2')?.textContent ?? document.title;

const indexOf = (card: Element): number =>
  [...document.querySelectorAll<Element>(CARD)].filter((one) => slugOf(one) !== undefined).indexOf(card);

/** Tells the cards that a visitor has seen, half of each at least, and those that are followed. */
export const watchCards = ({ goods, tell, report }: Watched): void => {
  const seen = new WeakSet<Element>();
  let waiting: Element[] = [];

  const itemsOf = async (cards: readonly Element[]): Promise<AnalyticsItem[]> => {
    const rate = await goods.rateOf();
    return cards.flatMap((card) => goods.cardOf(slugOf(card) ?? '', indexOf(card), rate) ?? []);
  };
  const tellCards = async (name: 'product_impressions' | 'product_click', cards: readonly Element[]) => {
    const items = await itemsOf(cards);
    if (cards[0] && items.length > 0) tell(name, { list: listOf(cards[0]), items, value: valueOf(items) });
  };
  const flush = () => {
    const cards = waiting;
    waiting = [];
    tellCards('product_impressions', cards).catch(report);
  };

  const view = new IntersectionObserver(
    (entries) => {
      const fresh = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
      for (const card of fresh) view.unobserve(card);
      if (fresh.length > 0 && waiting.length === 0) setTimeout(flush, TOGETHER_MS);
      waiting.push(...fresh);
    },
    { threshold: 0.5 },
  );
  const find = () => {
    for (const card of document.querySelectorAll(CARD)) {
      if (seen.has(card) || slugOf(card) === undefined || isLine(card)) continue;
      seen.add(card);
      view.observe(card);
    }
  };
  new MutationObserver(find).observe(document.body, { childList: true, subtree: true });
  find();
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest(LINK) : null;
      const card = link?.closest(CARD);
      if (card && !isLine(card)) tellCards('product_click', [card]).catch(report);
    },
    { capture: true },
  );
};
