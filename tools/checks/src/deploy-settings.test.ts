import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readApiSettings, readWebSettings, SettingsRefused, type Environment } from '@shop/brand/settings';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The names that a reader of settings reads, in both profiles. */
const namesAsked = (read: (given: Environment) => unknown): string[] => {
  const asked = new Set<string>();
  for (const profile of ['demo', 'production']) {
    const given = new Proxy<Record<string, string>>(
      { SHOP_PROFILE: profile },
      { get: (known, name) => (asked.add(String(name)), known[String(name)]) },
    );
    try {
      read(given);
    } catch (error) {
      if (!(error instanceof SettingsRefused)) throw error;
    }
  }
  return [...asked].toSorted();
};

const given = { findBrands: () => ['lt'], paymentProviders: [] };
const ofApi = namesAsked((environment) => readApiSettings(environment, given));
const ofWeb = namesAsked((environment) => readWebSettings(environment, given));
const ofBoth = ofApi.filter((name) => ofWeb.includes(name));

const TEXT = readFileSync(path.join(ROOT, 'docs/deploy.md'), 'utf8');

/** The names in the table below a heading. */
const namesBelow = (heading: string): string[] => {
  const [, section = ''] = TEXT.split(`### ${heading}\n`);
  const [table = ''] = section.split('\n#');
  return [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name).toSorted();
};

/** The web server reads it too, to find an API on the same machine. It is described once. */
const SHARED_ONCE = ['API_PORT'];

test('docs/deploy.md describes every setting of both servers, and no other', () => {
  expect(namesBelow('Both servers')).toEqual(ofBoth.filter((name) => !SHARED_ONCE.includes(name)));
});

test('docs/deploy.md describes every setting of the API, and no other', () => {
  expect(namesBelow('API')).toEqual(
    ofApi.filter((name) => !ofBoth.includes(name) || SHARED_ONCE.includes(name)),
  );
});

test('docs/deploy.md describes every setting of the web server, and no other', () => {
  expect(namesBelow('Web server')).toEqual(ofWeb.filter((name) => !ofBoth.includes(name)));
});
