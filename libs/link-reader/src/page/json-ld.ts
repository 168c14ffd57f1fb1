import { parseJson } from './json-text.ts';
import { isNode, walk, type Node } from './nodes.ts';
import { scriptType, type ParsedPage } from './parse-page.ts';

/** Goods that a page only recommends are not what it sells. */
const ASIDE = new Set([
  'isRelatedTo',
  'isSimilarTo',
  'isAccessoryOrSparePartFor',
  'isConsumableFor',
  'itemReviewed',
]);

const MOST_DEEP = 8;

/** Puts a node in the place of a reference to it, `{"@id": "#offer"}`. */
const resolved = (value: unknown, byId: ReadonlyMap<string, Node>, depth = 0): unknown => {
  if (depth > MOST_DEEP) return value;
  if (Array.isArray(value)) return value.slice(0, 500).map((one) => resolved(one, byId, depth + 1));
  if (!isNode(value)) return value;
  const id = value['@id'];
  const isReference = typeof id === 'string' && Object.keys(value).length === 1;
  const node = (isReference ? byId.get(id) : undefined) ?? value;
  return Object.fromEntries(
    Object.entries(node).map(([name, inner]) => [name, resolved(inner, byId, depth + 1)]),
  );
};

/** The nodes of a page's JSON-LD, with references followed. */
export const jsonLdNodes = ({ $, scripts }: ParsedPage): readonly Node[] => {
  const texts = scripts.filter((script) => scriptType(script).includes('ld+json')).slice(0, 40);
  const roots = texts.map((script) => parseJson($(script).text()));
  const nodes = walk(roots, (name) => ASIDE.has(name));
  const byId = new Map<string, Node>();
  for (const node of nodes) {
    const id = node['@id'];
    if (typeof id === 'string' && Object.keys(node).length > 1 && !byId.has(id)) byId.set(id, node);
  }
  return nodes
    .filter((node) => node['@type'] !== undefined)
    .slice(0, 300)
    .map((node) => resolved(node, byId) as Node);
};
