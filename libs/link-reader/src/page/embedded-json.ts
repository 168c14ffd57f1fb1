import { parseJson } from './json-text.ts';
import { DATA_ATTRIBUTES, scriptType, type ParsedPage } from './parse-page.ts';

const JSON_TYPES = ['application/json', 'text/x-magento-init'];
const CODE_TYPES = ['', 'text/javascript', 'module'];
/** `window.__STATE__ = {…}`, `var meta = {…}`, `Shopify.currency = {…}`. */
const ASSIGNED = /(?<![\w$.])[\w$.]{1,80}\s{0,9}=\s{0,9}(?=[{[])/g;
const MOST_TEXTS = 40;

/** A text in quotes, or a bracket: everything else of an object is skipped. */
const TOKEN = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|[{}[\]]/g;

/** The text of an object that begins here, up to its own closing bracket. */
const bracketed = (text: string, from: number): string | null => {
  let depth = 0;
  TOKEN.lastIndex = from;
  for (let token = TOKEN.exec(text); token; token = TOKEN.exec(text)) {
    if (token[0] === '{' || token[0] === '[') depth++;
    else if (token[0] === '}' || token[0] === ']') depth--;
    if (depth === 0) return text.slice(from, token.index + 1);
  }
  return null;
};

const assigned = (script: string): readonly string[] => {
  const found: string[] = [];
  for (const match of script.matchAll(ASSIGNED)) {
    const text = bracketed(script, match.index + match[0].length);
    if (text !== null) found.push(text);
    // An object without an end: nothing after it can be told apart.
    if (text === null || found.length >= 12) break;
  }
  return found;
};

/** The page's own JSON: in scripts, in attributes, in assignments of scripts. */
export const embeddedJson = ({ $, scripts, withData }: ParsedPage): readonly unknown[] => {
  const textsOf = (types: readonly string[]) =>
    scripts.filter((script) => types.includes(scriptType(script))).map((script) => $(script).text());
  const attributes = DATA_ATTRIBUTES.flatMap((name) => withData.map(({ attribs }) => attribs[name] ?? ''));
  return [...textsOf(JSON_TYPES), ...attributes, ...textsOf(CODE_TYPES).flatMap(assigned)]
    .filter((text) => /^\s*[[{]/.test(text))
    .slice(0, MOST_TEXTS)
    .map(parseJson)
    .filter((value) => value !== undefined);
};
