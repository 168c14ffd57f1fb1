import { load, type CheerioAPI } from 'cheerio/slim';
import { DomHandler, Parser } from 'htmlparser2';

export type Element = DomHandler['tagStack'][number] & { readonly attribs: Readonly<Record<string, string>> };

/** A page, with the elements that say something about a product. One pass finds them all: a page has many elements. */
export type ParsedPage = {
  readonly $: CheerioAPI;
  readonly scripts: readonly Element[];
  readonly metas: readonly Element[];
  /** Elements that begin an item of microdata or RDFa. */
  readonly items: readonly Element[];
  /** Elements with data of the shop's own in an attribute. */
  readonly withData: readonly Element[];
  /** What heads a row of a table or list of facts. */
  readonly heads: readonly Element[];
  readonly title: Element | null;
};

/** Browsers nest no deeper either. */
const DEEPEST = 512;
const MOST_OF_A_KIND = 400;

/** Attributes in which shop systems keep the product. */
export const DATA_ATTRIBUTES = [
  'data-product_variations',
  'data-product',
  'data-product-json',
  'data-gtm-product',
  'data-props',
];

class TooDeep extends Error {}

/** Gives up at once: searching a page that nests by the thousand takes minutes. */
class CollectingHandler extends DomHandler {
  readonly scripts: Element[] = [];
  readonly metas: Element[] = [];
  readonly items: Element[] = [];
  readonly withData: Element[] = [];
  readonly heads: Element[] = [];
  title: Element | null = null;

  override onopentag(name: string, attributes: Record<string, string>): void {
    super.onopentag(name, attributes);
    if (this.tagStack.length > DEEPEST) throw new TooDeep();
    const element = this.tagStack.at(-1) as Element;
    const keep = (list: Element[]) => list.length < MOST_OF_A_KIND && list.push(element);
    if (name === 'script') keep(this.scripts);
    else if (name === 'meta') keep(this.metas);
    else if (name === 'title') this.title ??= element;
    else if (name === 'th' || name === 'dt' || name === 'td') keep(this.heads);
    if ('itemtype' in attributes || 'typeof' in attributes) keep(this.items);
    if (DATA_ATTRIBUTES.some((one) => one in attributes)) keep(this.withData);
  }
}

/** The page's elements, or null for one that nests too deep to be read. */
export const parsePage = (html: string): ParsedPage | null => {
  const handler = new CollectingHandler();
  try {
    new Parser(handler).end(html);
  } catch (error) {
    if (error instanceof TooDeep) return null;
    throw error;
  }
  const { scripts, metas, items, withData, heads, title } = handler;
  return { $: load(handler.root), scripts, metas, items, withData, heads, title };
};

/** The type of a script in lower case; none for plain code. */
export const scriptType = ({ attribs }: Element): string => (attribs['type'] ?? '').toLowerCase().trim();
