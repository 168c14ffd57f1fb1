import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Seconds until the page reloads: a build takes about ten. */
const AGAIN = 3;

type Words = readonly (readonly [language: string, what: string, next: string])[];

/** The brand's texts are not built yet and its language is unknown, so the page has every language. */
const AWAITED: Words = [
  ['en', 'This shop is being prepared', 'The page opens by itself as soon as it is ready.'],
  ['lt', 'Ši parduotuvė ruošiama', 'Puslapis atsivers pats, kai tik ji bus paruošta.'],
  ['lv', 'Šis veikals tiek gatavots', 'Lapa atvērsies pati, tiklīdz tas būs gatavs.'],
  ['et', 'Seda poodi valmistatakse ette', 'Leht avaneb ise, kui pood on valmis.'],
];

const UNKNOWN: Words = [
  ['en', 'There is no shop at this address', 'Please check how it is spelled.'],
  ['lt', 'Šiuo adresu parduotuvės nėra', 'Patikrinkite, ar adresas be klaidų.'],
  ['lv', 'Šajā adresē veikala nav', 'Pārbaudiet, vai adresē nav kļūdu.'],
  ['et', 'Sellel aadressil poodi ei ole', 'Kontrollige, kas aadress on õige.'],
];

const STYLE = [
  ':root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}',
  'main{max-width:30rem;margin:15vh auto;padding:0 1.5rem}',
  'b{display:block}',
].join('');

const pageOf = (words: Words, refresh: string): string =>
  [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `${refresh}<title>${words[0]?.[1] ?? ''}</title><style>${STYLE}</style></head>`,
    '<body><main>',
    ...words.map(([language, what, next]) => `<p lang="${language}"><b>${what}</b> ${next}</p>`),
    '</main></body></html>',
  ].join('');

const PAGES = {
  awaited: pageOf(AWAITED, `<meta http-equiv="refresh" content="${AGAIN}">`),
  unknown: pageOf(UNKNOWN, ''),
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
