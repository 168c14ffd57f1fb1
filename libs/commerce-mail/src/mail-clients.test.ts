import { SELLER } from '@shop/brand/testing';
import { LANGUAGES } from '@shop/domain/languages';
import { expect, test } from 'vitest';
import { toMailBrand } from './mail-brand.ts';
import { LOOK_NAMES } from './mail-looks.ts';
import { renderMail } from './render-mail.tsx';
import { EVERY_MAIL } from './mail-examples.ts';

/** What mail clients show, among them those that render with a word processor. */
const ELEMENTS = new Set(
  'html head meta body table tbody tr td div p h1 h2 h3 span a br hr strong em img'.split(' '),
);
const ATTRIBUTES = new Set(
  [
    'lang dir http-equiv content name style role',
    'border width height cellpadding cellspacing align valign',
    'href target src alt loading',
    'data-id data-skip-in-text',
  ].flatMap((names) => names.split(' ')),
);
/** The last ones are dropped by some clients, and the mail is complete without them. */
const PROPERTIES = new Set(
  [
    'color background-color font-family font-size font-weight line-height letter-spacing text-align text-decoration',
    'white-space vertical-align width height max-width max-height display border border-color border-top',
    'border-left border-top-width margin margin-top margin-right margin-bottom margin-left',
    'padding padding-top padding-right padding-bottom padding-left mso-padding-alt mso-text-raise',
    'border-radius overflow opacity overflow-wrap word-break font-variant-numeric text-decoration-line',
  ].flatMap((names) => names.split(' ')),
);
const DISPLAYS = new Set(['none', 'inline-block', 'block']);
/** Larger mails are cut off by a widely used client. */
const MOST_BYTES = 100_000;

const propertiesOf = (style: string): [name: string, value: string][] =>
  style
    .split(';')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const colon = part.indexOf(':');
      return [part.slice(0, colon).trim(), part.slice(colon + 1).trim()];
    });

type Element = { tag: string; attributes: ReadonlyMap<string, string> };

const COMMENT = /<!--[\s\S]*?-->|<!doctype[^>]*>/gi;
const TAG = /<([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>/gi;
const ATTRIBUTE = /([^\s="/]+)(?:="([^"]*)")?/g;

const unescaped = (text: string) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** The opening tags, as React writes them. */
const elementsOf = (html: string): Element[] =>
  [...html.replace(COMMENT, '').matchAll(TAG)].map(([, tag = '', rest = '']) => ({
    tag: tag.toLowerCase(),
    attributes: new Map(
      [...rest.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        unescaped(value),
      ]),
    ),
  }));

const isFollowed = (href: string) => /^(?:https?:|mailto:|tel:)/.test(href);

const styleFaults = (tag: string, style: string): string[] =>
  propertiesOf(style).flatMap(([name, value]) => [
    ...(PROPERTIES.has(name) ? [] : [`${name} of <${tag}>`]),
    ...((name === 'display' && !DISPLAYS.has(value)) || /url\(|var\(/.test(value)
      ? [`${name}: ${value}`]
      : []),
  ]);

/** Everything in a mail that some mail client does not show, or removes. */
const faultsOf = (html: string): string[] =>
  elementsOf(html).flatMap(({ tag, attributes }) => [
    ...(ELEMENTS.has(tag) ? [] : [`<${tag}>`]),
    ...[...attributes.keys()].filter((name) => !ATTRIBUTES.has(name)).map((name) => `<${tag} ${name}>`),
    ...styleFaults(tag, attributes.get('style') ?? ''),
    ...(isFollowed(attributes.get('href') ?? 'tel:') ? [] : [`link of <${tag}>`]),
  ]);

const linksOf = (html: string): string[] =>
  elementsOf(html).flatMap(({ tag, attributes }) => (tag === 'a' ? [attributes.get('href') ?? ''] : []));

const pageLinksIn = (plain: string): string[] => plain.match(/https?:\/\/\S+/g) ?? [];

const brandIn = (theme: string) =>
  toMailBrand({ name: 'Nordport', theme, seller: SELLER, supportEmail: 'help@nordport.example' });

const looks = LOOK_NAMES.flatMap((look) => LANGUAGES.map(({ code }) => [look, code] as const));

test.each(looks)(
  'every mail in the look %s and the language %s uses only what mail clients show, and has its links as plain text',
  async (look, language) => {
    for (const content of EVERY_MAIL) {
      const { html, plain } = await renderMail({ brand: brandIn(look), language, content });
      expect(faultsOf(html), content.template).toEqual([]);
      expect(Buffer.byteLength(html), content.template).toBeLessThan(MOST_BYTES);
      const links = linksOf(html);
      const ofPages = links.filter((href) => href.startsWith('http'));
      expect(new Set(pageLinksIn(plain)), content.template).toEqual(new Set(ofPages));
      expect(plain, content.template).toContain('help@nordport.example');
      expect(plain, content.template).toContain('+37046000184');
    }
  },
);

test.each([
  ['a script', '<script>alert(1)</script>', '<script>'],
  ['a form', '<form><input name="a"></form>', '<form>'],
  ['an external style sheet', '<link rel="stylesheet" href="https://a.example/a.css">', '<link>'],
  ['a style sheet', '<style>p { color: red }</style>', '<style>'],
  ['an event handler', '<p onclick="a()">A</p>', '<p onclick>'],
  ['a position', '<p style="position: absolute">A</p>', 'position of <p>'],
  ['a flexible box', '<div style="display: flex">A</div>', 'display: flex'],
  ['a grid', '<div style="display:grid;grid-template-columns:1fr">A</div>', 'display: grid'],
  ['a background picture', '<td style="background-color:url(a.png)">', 'url'],
  ['a link that runs a script', '<a href="javascript:a()">A</a>', 'link of <a>'],
])('%s is found in a mail', (_what, html, fault) => {
  expect(faultsOf(html).join(', ')).toContain(fault);
});
