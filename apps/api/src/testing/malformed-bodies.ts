import fc from 'fast-check';

/** A body as raw text, so that it can be one that no serialiser would write. */
export type Sent = { readonly text: string; readonly type: string };

const JSON_TYPE = 'application/json';
const asJson = (text: string): Sent => ({ text, type: JSON_TYPE });
const written = (body: unknown): Sent => asJson(JSON.stringify(body) ?? '');

const deep = (open: string, close: string, times = 10_000) => open.repeat(times) + close.repeat(times);

/** Written as JSON, since some of them cannot be written as literals. */
const NASTY = [
  'null',
  'true',
  '0',
  '-1',
  '-0',
  '1.5',
  '1e9',
  '1e308',
  '1e400',
  '9007199254740993',
  '2147483648',
  '-9223372036854775809',
  '""',
  '"abc"',
  '"2"',
  '"\\u0000"',
  '"\\ud800"',
  '"😀\\u202e\\ufeff"',
  '"%00%2e%2e/"',
  '"\'; drop table client; --"',
  '"{}"',
  JSON.stringify('x'.repeat(60_000)),
  JSON.stringify('%'.repeat(20_000)),
  '[]',
  '[null]',
  '[[[[[[[[[]]]]]]]]]',
  `[${'0,'.repeat(20_000)}0]`,
  '{}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"toString":1,"valueOf":1,"hasOwnProperty":1,"then":1}',
  '{"length":1e9}',
  deep('[', ']'),
  deep('{"a":', '}').replace('{"a":}', '{"a":1}'),
];

/** Keys that a naive copy would apply to the object itself. */
const STRAY = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'then',
  '',
  'status',
  'client_id',
  '\u0000',
];

const WHOLE: readonly Sent[] = [
  ...NASTY.map(asJson),
  ...['', ' ', '{', '{"a":', '{"a":1}}', 'undefined', 'NaN', "{'a':1}", '\ufeff{}', '<xml/>', '\u0000'].map(
    asJson,
  ),
  written({ a: 'x'.repeat(70_000) }),
  asJson(' '.repeat(70_000)),
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/xml',
    'nonsense',
    '',
  ].map((type) => ({ text: '{}', type })),
  { text: '{}', type: 'application/json; charset=utf-16' },
];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text of an object with one field's value replaced, added, or left out. */
const changed = (body: Record<string, unknown>, name: string, value: string | undefined): Sent => {
  const fields = Object.entries(body).filter(([key, held]) => key !== name && held !== undefined);
  const texts = fields.map(([key, held]) => `${JSON.stringify(key)}:${JSON.stringify(held)}`);
  return asJson(
    `{${[...texts, ...(value === undefined ? [] : [`${JSON.stringify(name)}:${value}`])].join(',')}}`,
  );
};

const mutated = (body: unknown): fc.Arbitrary<Sent> => {
  if (!isRecord(body)) return fc.constantFrom(...NASTY.map(asJson));
  const names = Object.keys(body);
  const oneOf = fc.constantFrom(...(names.length > 0 ? names : ['body']));
  const nasty = fc.constantFrom(...NASTY);
  const inside = names.filter((name) => isRecord(body[name]));
  return fc.oneof(
    fc.tuple(oneOf, nasty).map(([name, value]) => changed(body, name, value)),
    oneOf.map((name) => changed(body, name, undefined)),
    fc.tuple(fc.constantFrom(...STRAY), nasty).map(([name, value]) => changed(body, name, value)),
    fc.tuple(oneOf, fc.jsonValue()).map(([name, value]) => changed(body, name, JSON.stringify(value))),
    ...inside.map((name) => mutated(body[name]).map(({ text }) => changed(body, name, text))),
  );
};

/** From the given bodies: unchanged ones, ones with a single fault, and ones of another shape. */
export const bodiesToSend = (bodies: fc.Arbitrary<unknown>): fc.Arbitrary<Sent> =>
  fc.oneof(
    { weight: 3, arbitrary: bodies.map(written) },
    { weight: 5, arbitrary: bodies.chain(mutated) },
    { weight: 2, arbitrary: fc.constantFrom(...WHOLE) },
  );
