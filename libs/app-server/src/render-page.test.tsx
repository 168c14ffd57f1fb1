import { configurationCalls } from '@shop/contracts/calls';
import { ApiProblem, createApiClient } from '@shop/data-access';
import type { ApiAnswer, BrandConfig, PageRequest } from '@shop/brand';
import { PROMISES, SELLER } from '@shop/brand/testing';
import { defineBrand } from '@shop/brand/define';
import type { ThemeBundle } from '@shop/ui-theme/theme';
import {
  PageHead,
  pageContext,
  readForm,
  refuse,
  seeOther,
  useFormAnswer,
  type Feature,
  type PageHandle,
} from '@shop/page';
import { Form, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { browserMessages, consentMessages } from '@shop/app-shell';
import { createRenderer } from './create-renderer.ts';
import { inertJson } from './inert-json.ts';
import { createServerSpeech } from './server-speech.ts';

const SITE = {
  status: true,
  blogs: [],
  conversionCurrency: { id: 2, iso_code: 'USD', rates: {} },
  currencies: [],
  filteredCurrencies: [{ id: 1, iso_code: 'EUR' }],
  searchKeys: [{ key: 'us', country_id: 1, language_id: 1 }],
  countries: [],
  site: { name: 'Nordport', cdn_logo: '', criteo_key: '', klaviyo_key: '', languages: [] },
};
const ANSWERS: Record<string, unknown> = {
  '/api/store-config': SITE,
  '/api/search/parsed-categories': [
    { id: 2, slug: 'electronics', name: '</script><b>Elektronika', children: [] },
  ],
  '/api/translations/translationMessages': {
    'lt.translation.shell.cart': 'Vežimėlis {x}',
    'en.translation.a': 'b',
  },
};

const forAll = { privacy: 'public' } satisfies PageHandle;
const bare = { privacy: 'personal', layout: 'checkout' } satisfies PageHandle;
const forOne = { privacy: 'personal' } satisfies PageHandle;
const none = async () => ({ default: {} });
const Page = () => (
  <>
    <PageHead title="Batai" />
    <h1>Batai</h1>
    <Form method="post">
      <input name="email" defaultValue={useFormAnswer()?.values['email'] ?? ''} />
      <i>{useFormAnswer()?.errors['email']?.join()}</i>
    </Form>
  </>
);
const action = async ({ request, context }: ActionFunctionArgs) => {
  const fields = await readForm(request);
  pageContext(context).remember({ layout: 'LIST' });
  return fields['email']
    ? seeOther('/cart')
    : refuse({ ...fields, password: 'secret' }, { email: ['required'] });
};
const loader = async ({ context }: LoaderFunctionArgs) => {
  pageContext(context).touch('product:12');
  return null;
};

const feature: Feature = {
  key: 'marketplace',
  messages: { en: none, lt: none, lv: none, ee: none },
  routes: [
    { id: 'shoes', path: '/shoes', handle: forAll, loader, action, Component: Page },
    { id: 'mine', path: '/mine', handle: forOne, Component: Page },
    {
      id: 'account',
      path: '/account',
      handle: forOne,
      loader: async ({ context }) => {
        const { queryClient, queries } = pageContext(context);
        await queryClient.ensureQueryData(queries.auth.user());
        return null;
      },
      Component: Page,
    },
    { id: 'bare', path: '/bare', handle: bare, Component: Page },
    { id: 'late', path: '/late', handle: forAll, lazy: { Component: async () => Page } },
    {
      id: 'broken',
      path: '/broken',
      handle: forAll,
      loader: () => {
        throw new Error('a defect with a secret');
      },
      Component: Page,
    },
    {
      id: 'withdrawn',
      path: '/withdrawn',
      handle: forAll,
      loader: () => {
        throw new ApiProblem('refused', 410, '');
      },
      Component: Page,
    },
    {
      id: 'owned',
      path: '/owned',
      handle: forOne,
      loader: () => {
        throw new ApiProblem('refused', 401, '');
      },
      Component: Page,
    },
  ],
};

const brand: BrandConfig = defineBrand({
  key: 'lt',
  name: 'Nordport',
  theme: 'default',
  defaultLocale: 'lt',
  country: 'LT',
  shipsTo: ['LT'],
  currency: 'EUR',
  featuresOff: [],
  titleOrder: 'meta-first',
  verification: 'verify-me',
  timeZone: 'Europe/Vilnius',
  seller: SELLER,
  promises: PROMISES,
});
const light: ThemeBundle = {
  colorSchemes: ['light'],
  fonts: [{ href: '/assets/f.woff2', use: 'text' }],
  pageColor: { light: '#fff' },
  themeClass: 'theme',
};
const dressed = (theme: ThemeBundle) =>
  createRenderer({ brand, theme, features: [feature] })({
    assets: () => ({ entry: '/assets/entry.js', scripts: ['/assets/a.js'], styles: ['/assets/a.css'] }),
    clock: () => Date.parse('2031-05-01T12:00:00Z'),
    isDevelopment: false,
  });
const shop = await dressed(light);
const { renderScreen } = shop;

const open = async (path: string, given: Partial<PageRequest> = {}, { render } = shop) => {
  const { bytes, ...answer } = await render({
    method: 'GET',
    url: `http://lt.localhost${path}`,
    locale: 'lt',
    appUrl: 'https://lt.example',
    visitor: {
      hasSession: false,
      currencyId: undefined,
      countryId: undefined,
      layout: 'GRID',
      shippingMethod: undefined,
      consent: { written: undefined, optsOut: false },
    },
    userAgent: 'test',
    warnsOfBrowser: false,
    asksConsent: false,
    build: 'b1',
    api: async ({ url }): Promise<ApiAnswer> =>
      url in ANSWERS
        ? { status: 200, body: ANSWERS[url] }
        : { status: 404, body: { status: false, message: 'x' } },
    signal: new AbortController().signal,
    report: () => {},
    isDebug: false,
    ...given,
  });
  return { ...answer, html: Buffer.from(bytes).toString() };
};

describe('a rendered page', () => {
  test('is complete: head, header, page, footer, and everything the browser should fetch', async () => {
    const { status, html, keys } = await open('/lt/shoes');
    expect(status).toBe(200);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="lt"/);
    expect(html).toContain('<title>Batai | Nordport</title>');
    expect(html).toContain('<link rel="canonical" href="https://lt.example/lt/shoes"/>');
    expect(html).toContain('<link rel="stylesheet" href="/assets/a.css">');
    expect(html).toContain('<script type="module" fetchpriority="low" src="/assets/entry.js">');
    expect(html).toContain('<footer');
    expect(keys).toEqual(['config', 'product:12']);
  });

  test('R-LOC-02 R-RTE-54 is complete in every language, whichever was requested first', async () => {
    for (const locale of ['lt', 'en', 'lv', 'ee', 'lt'] as const)
      expect((await open(`/${locale}/late`, { locale })).html, locale).toContain('<h1>Batai</h1>');
  });

  test('R-ERS-05 ends with the rights of the year of the server’s clock, which the browser draws again', async () => {
    const { html } = await open('/lt/shoes');
    expect(html).toContain('"year":"2031"');
    const footer = /<footer.*<\/footer>/s.exec(html)?.[0] ?? '';
    expect(footer).toContain('Visos teisės saugomos');
    expect(footer).toContain('2031');
  });

  test.each(['/lt/shoes', '/lt/bare', '/lt/unknown'])('%s names the seller in its footer', async (path) => {
    const footer = /<footer.*<\/footer>/s.exec((await open(path)).html)?.[0] ?? '';
    for (const part of [SELLER.name, SELLER.address, 'Įmonės kodas 300000184', 'PVM kodas LT100000000184'])
      expect(footer).toContain(part);
    expect(footer).toContain('href="mailto:help@lt.nordport.example"');
    expect(footer).toContain('href="tel:+37046000184"');
  });

  test.each(['status', 'unavailable', 'unexpected', 'tooMany'] as const)(
    'the screen “%s”, which may call no API, names the seller too',
    async (kind) => {
      const html = await renderScreen({ kind, locale: 'lt' });
      const footer = /<footer.*<\/footer>/s.exec(html)?.[0] ?? '';
      for (const part of [SELLER.name, SELLER.address, 'mailto:help@lt.nordport.example', 'tel:+37046000184'])
        expect(footer).toContain(part);
      expect(footer).toContain('Visos teisės saugomos');
    },
  );

  test('of the screens, only the status page has its own layout', async () => {
    const layoutOf = async (kind: 'status' | 'unavailable') =>
      /<main[^>]* data-layout="([^"]*)"/.exec(await renderScreen({ kind, locale: 'lt' }))?.[1];
    expect(await layoutOf('status')).toBe('simple-layout');
    expect(await layoutOf('unavailable')).toBeUndefined();
  });

  test('so does the page shown while the API is down', async () => {
    const { html } = await open('/lt/shoes', { api: () => Promise.reject(new Error('refused')) });
    expect(/<footer.*<\/footer>/s.exec(html)?.[0]).toContain(SELLER.address);
  });

  test('R-CFG-10 R-CFG-11 fetches the site’s configuration once before anything else, and the browser never does', async () => {
    const asked: string[] = [];
    const { html } = await open('/lt/shoes', {
      api: async ({ url }) => {
        asked.push(url);
        return { status: url in ANSWERS ? 200 : 404, body: ANSWERS[url] ?? null };
      },
    });
    expect(asked.filter((url) => url === '/api/store-config')).toHaveLength(1);
    const state = /id="page-state">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(state).toContain('"configuration","store","lt"');
  });

  test('has no colour scheme: the web server writes the chosen one into the answer', async () => {
    const both = await dressed({
      ...light,
      colorSchemes: ['light', 'dark'],
      pageColor: { light: '#fff', dark: '#000' },
    });
    const seen = async (brandShop: typeof shop) => {
      const { html } = await open('/lt/shoes', {}, brandShop);
      return {
        root: /<html[^>]*>/.exec(html)?.[0].includes('data-scheme'),
        frames: html.match(/name="theme-color"[^>]*/g),
      };
    };
    expect(await seen(both)).toEqual({
      root: false,
      frames: [
        'name="theme-color" content="#fff" media="(prefers-color-scheme: light)"',
        'name="theme-color" content="#000" media="(prefers-color-scheme: dark)"',
      ],
    });
    expect(await seen(shop)).toEqual({ root: false, frames: ['name="theme-color" content="#fff"'] });
  });

  test('R-HED-04 contains the payment provider’s verification of its brand', async () => {
    expect((await open('/lt/shoes')).html).toContain('content="verify-me"');
  });

  test('R-HED-05 R-HED-07 is noindex when it is filtered by brand, letter or term', async () => {
    for (const query of ['?f.manufacturer=x', '?az=a', '?s=x'])
      expect((await open(`/lt/shoes${query}`)).html, query).toContain('content="noindex"');
    for (const query of ['', '?sort=1', '?page=2'])
      expect((await open(`/lt/shoes${query}`)).html, query).not.toContain('noindex');
  });

  test('has no executable inline script, and its state cannot break out of its element', async () => {
    const { html } = await open('/lt/shoes');
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes);
    for (const attributes of scripts) expect(attributes).toMatch(/ src="| type="application\/json"/);
    expect(html).not.toContain('</script><b>');
    expect(inertJson('</script><!--\u2028')).toBe('"\\u003c/script>\\u003c!--\\u2028"');
  });

  test('shows staff’s texts of its own language only', async () => {
    const { html } = await open('/lt/shoes');
    const state = JSON.parse(/id="page-state">(.*?)<\/script>/.exec(html)?.[1] ?? '') as {
      overrides: object;
    };
    expect(Object.keys(state.overrides)).toEqual(['shell.cart']);
  });

  test('does not wait indefinitely for staff’s texts: it is sent, and the browser fetches them', async () => {
    const fresh = await dressed(light);
    const stateOf = async (texts: ApiAnswer | Error) => {
      const { status, html } = await open(
        '/lt/shoes',
        {
          api: async ({ url }) => {
            if (!url.endsWith('/translationMessages')) return { status: 200, body: ANSWERS[url] };
            if (texts instanceof Error) throw texts;
            return texts;
          },
        },
        fresh,
      );
      expect([status, html.includes('<h1>Batai</h1>')]).toEqual([200, true]);
      return JSON.parse(/id="page-state">(.*?)<\/script>/.exec(html)?.[1] ?? '') as object;
    };
    expect(await stateOf(new Error('timeout'))).not.toHaveProperty('overrides');
    expect(await stateOf({ status: 200, body: {} })).toMatchObject({ overrides: {} });
    // A received answer is kept while the next call fails.
    expect(await stateOf(new Error('timeout'))).toMatchObject({ overrides: {} });
  });
});

test('R-CAL-35 staff’s texts are waited for 15 s where pages are rendered, and a minute elsewhere', async () => {
  const patience: (number | undefined)[] = [];
  const transport = async ({ url, timeout }: { url: string; timeout?: number }) => {
    patience.push(timeout);
    return { status: 200, body: ANSWERS[url] };
  };
  const { translations } = configurationCalls;
  const speak = createServerSpeech({ brand, messages: [] } as never);
  await speak('lt', transport);
  await createApiClient(transport).send(translations, undefined);
  expect(patience).toEqual([15_000, 60_000]);
});

test('a client’s page asks for the visitor and the client in one call, and for the client alone after a failure', async () => {
  const visitor = { first_name: 'Rasa', cart: { count: 2, sum: 20, currency: 'EUR', shipping_method: null } };
  const ask = async (statusOfBoth: number) => {
    const asked: string[] = [];
    const { html, status } = await open('/lt/account', {
      visitor: {
        ...{ hasSession: true, currencyId: undefined, countryId: undefined, layout: 'GRID' as const },
        ...{ shippingMethod: undefined, consent: { written: undefined, optsOut: false } },
      },
      api: async ({ url, body }) => {
        const isOfVisitor = url === '/api/visitor/summary';
        if (isOfVisitor || url === '/api/auth/getCurrentUser') asked.push(url + JSON.stringify(body));
        if (isOfVisitor)
          return { status: statusOfBoth, body: { status: true, visitor, user: null, cart_version: 1 } };
        if (url.endsWith('getCurrentUser')) return { status: 200, body: { status: true, user: null } };
        return { status: url in ANSWERS ? 200 : 404, body: ANSWERS[url] ?? null };
      },
    });
    return { asked, status, isGreeted: html.includes('"first_name":"Rasa"') };
  };
  const both = '/api/visitor/summary{"with_user":true}';
  expect(await ask(200)).toEqual({ asked: [both], status: 200, isGreeted: true });
  const alone = '/api/auth/getCurrentUser{}';
  expect(await ask(400)).toEqual({ asked: [both, alone], status: 200, isGreeted: false });
});

test('a page states whether it is about one visitor, and so does every redirect', async () => {
  const isPersonal = async (path: string) => (await open(path)).isPersonal;
  expect(await isPersonal('/lt/mine')).toBe(true);
  expect(await isPersonal('/lt/owned')).toBe(true);
  expect(await isPersonal('/lt/shoes')).toBe(false);
  expect(await isPersonal('/lt/no/such')).toBe(false);
});

describe('the warning of an unsupported browser', () => {
  const warned = (path: string, given: Partial<PageRequest> = {}) =>
    open(path, { warnsOfBrowser: true, ...given });
  const warningIn = (html: string) => /<section role="alertdialog".*?<\/section>/s.exec(html)?.[0] ?? '';

  test('is shown before the page, and on no page of a supported browser', async () => {
    const { html, status } = await warned('/lt/shoes');
    expect(status).toBe(200);
    expect(html.indexOf('role="alertdialog"')).toBeLessThan(html.indexOf('<h1>Batai</h1>'));
    expect(warningIn((await open('/lt/shoes')).html)).toBe('');
  });

  test('R-GUI-08 has a plain form that stores the choice and returns to the same page', async () => {
    const warning = warningIn((await warned('/lt/shoes?sort=1&utm_source=x')).html);
    expect(warning).toContain('action="/lt/preferences" method="post"');
    expect(warning).toContain('name="back" value="/shoes?sort=1"');
    const sent = await open('/lt/preferences', { method: 'POST', body: 'browser=keep&back=%2Fshoes' });
    expect(sent).toMatchObject({
      status: 303,
      headers: { location: '/lt/shoes' },
      cookies: ['shop_browser=kept'],
    });
  });

  test('R-GUI-09 has its title and its texts from translation keys, in each language and as staff changed them', async () => {
    const keys = ['title', 'text', 'proceed', 'page.title'].map((key) => `browser.${key}`);
    for (const locale of ['lt', 'en', 'lv', 'ee'] as const) {
      const texts = (await browserMessages[locale]()).default as Record<string, string>;
      const warning = warningIn((await warned(`/${locale}/shoes`, { locale })).html);
      for (const key of keys) expect(warning, `${locale} ${key}`).toContain(`>${texts[key]}<`);
    }
    const changed = Object.fromEntries(keys.map((key) => [`lt.translation.${key}`, `kitaip ${key}`]));
    const { html } = await warned('/lt/shoes', {
      api: async ({ url }) => ({
        status: url in ANSWERS ? 200 : 404,
        body: url.endsWith('/translationMessages') ? changed : (ANSWERS[url] ?? null),
      }),
    });
    for (const key of keys) expect(warningIn(html)).toContain(`>kitaip ${key}<`);
  });

  test('links to the page about browsers, except on that page', async () => {
    expect(warningIn((await warned('/lt/shoes')).html)).toContain('href="/lt/unsupported-browser"');
    const { status, html } = await warned('/lt/unsupported-browser');
    expect(status).toBe(200);
    expect(html).toContain('Palaikomos naršyklės</h1>');
    expect(warningIn(html)).toBe('');
  });
});

describe('the question about cookies', () => {
  const questionIn = (html: string) => /<section [^>]*data-consent.*?<\/section>/s.exec(html)?.[0] ?? '';
  const ask = async (path: string) => (await open(path, { asksConsent: true })).html;

  test('is a plain form after the page, and is on no page of a visitor who has answered', async () => {
    const html = await ask('/lt/shoes?sort=1&utm_source=x');
    const question = questionIn(html);
    expect(html.indexOf(question)).toBeGreaterThan(html.indexOf('<h1>Batai</h1>'));
    expect(question).toContain('action="/lt/consent" ');
    expect(question).toContain('name="back" value="/shoes?sort=1"');
    expect(question).toContain('href="/lt/consent?back=%2Fshoes%3Fsort%3D1"');
    expect(questionIn((await open('/lt/shoes')).html)).toBe('');
  });

  test('has its texts in each language', async () => {
    for (const locale of ['lt', 'en', 'lv', 'ee'] as const) {
      const texts = (await consentMessages[locale]()).default as Record<string, string>;
      const question = questionIn((await open(`/${locale}/shoes`, { locale, asksConsent: true })).html);
      for (const text of Object.values(texts)) expect(question, locale).toContain(text);
    }
  });
});

describe('a form without scripts', () => {
  test('answers 422 with the fields refilled, and no password', async () => {
    const { status, html, cookies } = await open('/lt/shoes', { method: 'POST', body: 'email=&name=Ona' });
    expect(status).toBe(422);
    expect(html).toContain('<i>required</i>');
    expect(html).not.toContain('secret');
    expect(cookies).toEqual(['shop_layout=LIST']);
  });

  test('continues with GET after its work', async () => {
    const answer = await open('/lt/shoes', { method: 'POST', body: 'email=ona%40example.lt' });
    expect(answer).toMatchObject({ status: 303, headers: { location: '/lt/cart' }, html: '' });
  });

  test('stores a preference and returns, never to another site', async () => {
    const back = (to: string) =>
      open('/lt/preferences', { method: 'POST', body: `currency=2&back=${encodeURIComponent(to)}` });
    expect(await back('/shoes?sort=1')).toMatchObject({
      status: 303,
      headers: { location: '/lt/shoes?sort=1' },
      cookies: ['shop_currency=2'],
    });
    expect(await back('//evil.example')).toMatchObject({ status: 303, headers: { location: '/lt' } });
  });
});

describe('a page that cannot be shown', () => {
  test('has its own status and its frame', async () => {
    expect((await open('/lt/no/such')).status).toBe(404);
    expect((await open('/lt/withdrawn')).status).toBe(410);
    const broken = await open('/lt/broken');
    expect(broken.status).toBe(500);
    expect(broken.html).toContain('<footer');
  });

  test('reports its defect once, and no expected answer', async () => {
    const reported: unknown[] = [];
    const report = (error: unknown) => reported.push(error);
    for (const path of ['/lt/no/such', '/lt/withdrawn', '/lt/owned', '/lt/shoes'])
      await open(path, { report });
    expect(reported).toEqual([]);
    await open('/lt/broken', { report });
    expect(reported).toEqual([new Error('a defect with a secret')]);
  });

  test('R-ERS-03 R-ERS-04 shows the defect as JSON with its stack in debug mode, and otherwise nothing of it', async () => {
    const shown = await open('/lt/broken');
    expect(shown.html).not.toContain('a defect with a secret');
    expect(shown.html).not.toContain('<pre');
    const { html } = await open('/lt/broken', { isDebug: true });
    const details = /<pre[^>]*>(.*?)<\/pre>/s.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '';
    const [json = '', stack] = details.split('\n\n');
    expect(JSON.parse(json)).toEqual({ name: 'Error', message: 'a defect with a secret' });
    expect(stack).toMatch(/^Error: a defect with a secret\n +at /);
  });

  test('asks a visitor whose session has ended to log in, says why, and returns afterwards', async () => {
    expect(await open('/lt/owned?x=1')).toMatchObject({
      status: 303,
      headers: { location: '/lt/login?redirect=%2Fowned%3Fx%3D1&ended=1' },
    });
  });

  test('says so and retries automatically while the API is down', async () => {
    const { status, html, headers } = await open('/lt/shoes', {
      api: () => Promise.reject(new Error('refused')),
    });
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(html).toContain('Parduotuvė laikinai nepasiekiama');
    expect(html).toContain('http-equiv="refresh"');
  });

  test('asks a visitor with too many calls to wait, and does not show an outage', async () => {
    const refusal = JSON.stringify({ status: false, message: 'too_many_requests', errors: {} });
    const { status, html, headers } = await open('/lt/shoes', {
      api: () =>
        Promise.resolve(
          new Response(refusal, { status: 429, headers: { 'content-type': 'application/json' } }),
        ),
    });
    expect(status).toBe(429);
    expect(headers['retry-after']).toBe('5');
    expect(html).toContain('Per daug užklausų');
    expect(html).toContain('href="/lt/shoes"');
    expect(html).not.toContain('Parduotuvė laikinai nepasiekiama');
    expect(html).not.toContain('http-equiv="refresh"');
  });
});

test.each([
  ['en', 'Too many requests', 'Try again'],
  ['lt', 'Per daug užklausų', 'Bandyti dar kartą'],
  ['lv', 'Pārāk daudz pieprasījumu', 'Mēģināt vēlreiz'],
  ['ee', 'Liiga palju päringuid', 'Proovi uuesti'],
] as const)(
  'too many requests are answered with a notice in %s, and the page does not retry automatically',
  async (locale, heading, retry) => {
    const html = await renderScreen({ kind: 'tooMany', locale });
    expect(html).toContain(heading);
    expect(html).toContain(retry);
    expect(html).not.toContain('http-equiv="refresh"');
  },
);

test.each(['status', 'unavailable', 'unexpected', 'tooMany'] as const)(
  'the screen “%s” has no script',
  async (kind) => {
    expect(await renderScreen({ kind, locale: 'lt' })).not.toContain('<script');
  },
);

test.each([
  ['en', 'Continue to the payment page', 'Continue'],
  ['lt', 'Tęskite mokėjimo puslapyje', 'Tęsti'],
  ['lv', 'Turpiniet maksājumu lapā', 'Turpināt'],
  ['ee', 'Jätkake makselehel', 'Jätka'],
] as const)(
  'the screen that redirects to another site says so in %s, and has a link',
  async (locale, ...words) => {
    const html = await renderScreen({ kind: 'leaving', locale, to: 'https://bank.example/?a=1&b="2"' });
    for (const said of words) expect(html).toContain(said);
    expect(html).toContain(
      'http-equiv="refresh" content="0;url=https://bank.example/?a=1&amp;b=&quot;2&quot;"',
    );
    expect(html).toContain('href="https://bank.example/?a=1&amp;b=&quot;2&quot;"');
    expect(html).not.toContain('<script');
  },
);

test('R-RTE-23 the status screen calls no API', async () => {
  const html = await renderScreen({ kind: 'status', locale: 'ee' });
  expect(html).toContain('<html lang="et"');
  expect(html).toContain('Pood töötab');
});
