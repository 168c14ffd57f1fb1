import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/** Deeper than any contract, so that code that walks a body recursively is safe. */
const DEEPEST = 32;
const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Whether brackets outside of strings nest deeper than allowed, without parsing the JSON. */
export const isTooDeep = (json: string): boolean => {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (isInString) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isInString = false;
    } else if (code === QUOTE) isInString = true;
    else if (OPENING.has(code)) {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if (CLOSING.has(code)) depth -= 1;
  }
  return false;
};

/** Accepts JSON bodies only. No body counts as an empty one. */
export const acceptJson = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = body as string;
    if (json === '') return done(null, undefined);
    if (isTooDeep(json)) return done(new Problem(400, 'body_too_deep'));
    return parse(request, json, (error, parsed) =>
      done(error ? new Problem(400, 'body_is_no_json') : null, parsed),
    );
  });
};
