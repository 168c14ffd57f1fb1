import type { CheerioAPI } from 'cheerio/slim';
import type { Node } from './nodes.ts';
import type { Element, ParsedPage } from './parse-page.ts';

/** Microdata and RDFa Lite say the same by other attributes. */
const DIALECTS = [
  { type: 'itemtype', name: 'itemprop' },
  { type: 'typeof', name: 'property' },
] as const;
type Dialect = (typeof DIALECTS)[number];

const MOST_ITEMS = 60;
const MOST_DEEP = 5;
const MOST_PROPERTIES = 200;
const MOST_ELEMENTS = 3_000;

/** Text as it is seen: a script inside an element that was not closed is none of it. */
const ownText = (at: ReturnType<CheerioAPI>): string => {
  const seen = at.clone();
  seen.find('script, style, template').remove();
  return seen.text();
};

/** A property's value: an attribute where the element has one for it, otherwise its text. */
const valueOf = ($: CheerioAPI, element: Element): string => {
  const { attribs } = element;
  const name = ['content', 'datetime', 'href', 'src', 'data', 'value'].find((one) => one in attribs);
  const text = name === undefined ? ownText($(element)) : (attribs[name] ?? '');
  return text.replaceAll(/\s+/g, ' ').trim();
};

/** The elements that name a property of this item, not those of items inside it. */
const propertiesOf = (item: Element, dialect: Dialect): readonly Element[] => {
  const found: Element[] = [];
  const open = [...item.children];
  for (let seen = 0; open.length > 0 && seen < MOST_ELEMENTS && found.length < MOST_PROPERTIES; seen++) {
    const element = open.shift() as Element;
    if (!('attribs' in element)) continue;
    if (dialect.name in element.attribs) found.push(element);
    if (!(dialect.type in element.attribs)) open.unshift(...element.children);
  }
  return found;
};

const toNode = ($: CheerioAPI, item: Element, dialect: Dialect, depth = 0): Node => {
  const node: Record<string, unknown[]> = { '@type': (item.attribs[dialect.type] ?? '').trim().split(/\s+/) };
  for (const property of propertiesOf(item, dialect)) {
    const isItem = dialect.type in property.attribs && depth < MOST_DEEP;
    const value = isItem ? toNode($, property, dialect, depth + 1) : valueOf($, property);
    for (const name of (property.attribs[dialect.name] ?? '').trim().split(/\s+/)) {
      const key = name.replace(/^.*[/#:]/, '');
      if (key !== '__proto__') node[key] = [...(node[key] ?? []), value];
    }
  }
  return node;
};

/** The outermost items of a page's microdata and RDFa, as nodes. */
export const microdataNodes = ({ $, items }: ParsedPage): readonly Node[] =>
  DIALECTS.flatMap((dialect) =>
    items
      .filter(({ attribs }) => dialect.type in attribs && !(dialect.name in attribs))
      .slice(0, MOST_ITEMS)
      .map((item) => toNode($, item, dialect)),
  );
