import { pathCheckContract } from '@shop/contracts/configuration';
import { sql } from '@shop/database';
import { createTestServer } from '@shop/commerce-kit/testing';
import { noVisitors } from '@shop/commerce-kit/visitor';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createConfiguration } from '../configuration.module.ts';
import { createPathRedirects } from './path-redirects.repository.ts';

const shop = await createTestServer((deps) => ({
  visitors: noVisitors,
  routes: [createConfiguration(deps)],
}));
const { call, db } = shop;
const redirects = createPathRedirects(db);
afterEach(shop.reset);
afterAll(shop.close);

const save = (from: string, to: string, given: { brand?: string; isPermanent?: boolean } = {}) =>
  redirects.save({ brand: given.brand ?? null, from, to, isPermanent: given.isPermanent ?? false });
const check = async (path: string, brand = 'lt') =>
  (await call(pathCheckContract.find, { brand, body: { path } })).body.redirect;

describe('the path check', () => {
  test('names the target of an old address, and whether it is permanent', async () => {
    await save('/old', '/c/electronics?sort=1', { isPermanent: true });
    await save('/sale', 'https://outlet.example/summer');
    expect(await check('/old')).toEqual({ to: '/c/electronics?sort=1', is_permanent: true });
    expect(await check('/sale')).toEqual({ to: 'https://outlet.example/summer', is_permanent: false });
    expect(await check('/never')).toBeNull();
  });

  test('finds an address with a language, a query or a slash at its end by its path', async () => {
    expect(await save('/lt/naujienos/?x=1', '/en/marketplace')).toBe('saved');
    for (const path of ['/naujienos', '/naujienos/', '/ee/naujienos?page=2'])
      expect(await check(path), path).toEqual({ to: '/marketplace', is_permanent: false });
  });

  test('finds an address with letters of other languages as browsers send it', async () => {
    await save('/drabužiai', '/c/clothes');
    expect(await check('/drabu%C5%BEiai')).toEqual({ to: '/c/clothes', is_permanent: false });
  });

  test('follows several steps at once to the last, permanent only when each of them is', async () => {
    await save('/a', '/b', { isPermanent: true });
    await save('/b', '/c/shoes');
    expect(await check('/a')).toEqual({ to: '/c/shoes', is_permanent: false });
  });

  test('prefers the brand’s own row, which other brands do not see', async () => {
    await save('/help', '/marketplace');
    await save('/help', '/search?s=help', { brand: 'ae' });
    await save('/mine', '/cart', { brand: 'ae' });
    expect((await check('/help', 'ae'))?.to).toBe('/search?s=help');
    expect((await check('/help', 'lt'))?.to).toBe('/marketplace');
    expect(await check('/mine', 'lt')).toBeNull();
  });

  test('refuses an address that is no path', async () => {
    for (const path of ['', 'old', `/${'a'.repeat(500)}`])
      expect((await call(pathCheckContract.find, { body: { path } })).status, path).toBe(422);
  });

  test('never redirects to another site for an address that only looks like one of this shop', async () => {
    await save('/evil.example', 'https://outlet.example/');
    for (const path of ['//evil.example', '/\\evil.example']) expect(await check(path), path).toBeNull();
  });
});

describe('saving a redirect', () => {
  test('replaces the one of the same address', async () => {
    await save('/old', '/cart');
    expect(await save('/old/', '/marketplace', { isPermanent: true })).toBe('saved');
    expect(await redirects.list()).toEqual([
      { brand_key: null, from_path: '/old', target: '/marketplace', is_permanent: true },
    ]);
    expect(await redirects.remove(null, '/old')).toBe(true);
    expect(await redirects.remove(null, '/old')).toBe(false);
  });

  test('is refused when it returns to its own address, in one step or in several', async () => {
    expect(await save('/a', '/a?x=1')).toBe('loop');
    await save('/a', '/b');
    await save('/b', '/c/d');
    expect(await save('/c/d', '/lt/a/')).toBe('loop');
    expect(await save('/c/d', '/a', { brand: 'ae' })).toBe('loop');
    expect(await check('/b')).toEqual({ to: '/c/d', is_permanent: false });
  });

  test('is refused when it returns by way of the shop’s own host', async () => {
    const { app_url } = await db
      .selectFrom('brand')
      .select('app_url')
      .where('key', '=', 'lt')
      .executeTakeFirstOrThrow();
    expect(await save('/a', `${app_url}/lt/a?x=1`)).toBe('loop');
    expect(await save('/a', 'https://another.example/lt/a')).toBe('saved');
  });

  test('is refused by the database too, and when both halves of a loop are saved concurrently', async () => {
    const outcomes = await Promise.all([save('/x', '/y'), save('/y', '/x')]);
    expect(outcomes.sort()).toEqual(['loop', 'saved']);
    await expect(
      sql`insert into path_redirect (from_path, target) values ('/self', '/self')`.execute(db),
    ).rejects.toThrow('leads back to itself');
  });

  test('is refused without a path of the shop, and with a target that browsers would resolve elsewhere', async () => {
    for (const from of ['old', '//evil.example', '/', ''])
      expect(await save(from, '/cart'), from).toBe('no_path');
    for (const to of [
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      'cart',
      'ftp://x.example',
      '',
    ])
      expect(await save('/old', to), to).toBe('no_target');
  });
});
