import { createHash } from 'node:crypto';
import { LANGUAGES } from '@shop/domain/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import ee from '../../lang/ee.json' with { type: 'json' };
import en from '../../lang/en.json' with { type: 'json' };
import lt from '../../lang/lt.json' with { type: 'json' };
import lv from '../../lang/lv.json' with { type: 'json' };

/** Seconds until the page reloads: a build takes about ten. */
const AGAIN = 3;

const CATALOGUES = { en, lt, lv, ee };

type Page = 'awaited' | 'unknown';

const STYLE = [
  ':root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}',
  'main{max-width:30rem;margin:15vh auto;padding:0 1.5rem}',
  'b{display:block}',
].join('');

/** The host has no brand to take a language from, so the page is written in all of them. */
const pageOf = (page: Page, refresh: string): string =>
  [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `${refresh}<title>${en[`no_brand.${page}.title`]}</title><style>${STYLE}</style></head>`,
    '<body><main>',
    ...LANGUAGES.map(({ code, tag }) => {
      const texts = CATALOGUES[code];
      return `<p lang="${tag}"><b>${texts[`no_brand.${page}.title`]}</b> ${texts[`no_brand.${page}.hint`]}</p>`;
    }),
    '</main></body></html>',
  ].join('');

const PAGES = {
  awaited: pageOf('awaited', `<meta http-equiv="refresh" content="${AGAIN}">`),
  unknown: pageOf('unknown', ''),
};

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

const FOR_SCRIPTS = /^\/(api|dev|builds)\//;

/** The answer for a host without a brand: an unknown one, or one whose brand is still being built. */
export const answerNoBrand = (request: FastifyRequest, reply: FastifyReply, isAwaited: boolean) => {
  const isCall = FOR_SCRIPTS.test(request.url);
  reply.header('cache-control', 'no-store');
  if (isAwaited) reply.code(503).header('retry-after', String(AGAIN));
  else reply.code(421);
  if (isCall)
    return reply.send({ status: false, message: isAwaited ? 'unavailable' : 'unknown_host', errors: {} });
  return reply
    .header('content-security-policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(isAwaited ? PAGES.awaited : PAGES.unknown);
};
