import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findBrands } from '@shop/outbound/brands';
import {
  chunksOf,
  findBuiltBrands,
  isShared,
  lazyModulesOf,
  packagesOf,
  pagesOf,
  readOfficeStyles,
} from './built-brands.ts';
import { foreignTraits } from './theme-marks.ts';

const brands = findBuiltBrands();

test('every brand is built', () => {
  const keys = new Set(brands.map(({ key }) => key));
  assert.deepEqual(
    findBrands().filter((key) => !keys.has(key)),
    [],
  );
});

test('the office has the font of its theme', () => {
  assert.match(readOfficeStyles(), /@font-face\s*\{[^}]*url\(/);
});

for (const brand of brands) {
  const others = brands.filter(({ theme }) => theme !== brand.theme);

  describe(`the build of ${brand.key}`, () => {
    test('has the styles of one theme', () => {
      assert.equal(brand.marks.classes.size, 1, [...brand.marks.classes].join());
      const named = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(brand.scripts);
      for (const name of brand.marks.classes) assert.ok(named(name), `no script puts on ${name}`);
      for (const other of others)
        for (const name of other.marks.classes) assert.ok(!named(name), `${name} is of ${other.theme}`);
    });

    test('has no colour and no font of another theme', () => {
      const marks = others.map((other) => other.marks);
      assert.deepEqual(foreignTraits(brand.css, brand.marks, marks), []);
    });

    test('has the same styles as other brands of its theme', () => {
      for (const twin of brands.filter(({ theme }) => theme === brand.theme))
        assert.deepEqual(twin.marks.tokens, brand.marks.tokens, twin.key);
    });

    test('imports only packages that the web server shares', () => {
      assert.deepEqual(
        packagesOf(brand.key).filter((name) => !isShared(name)),
        [],
      );
    });

    test('has one stylesheet, loaded by the first page, and no other page waits for one', () => {
      assert.equal(brand.stylesheets, 1);
    });

    test('has a file of its own for each module that is loaded lazily, so that the server finds it', () => {
      const modules = lazyModulesOf(brand);
      assert.ok(modules.length > 5);
      assert.deepEqual(
        modules.filter((source) => source.startsWith('_')),
        [],
      );
    });

    test('loads no file of another page for a page', () => {
      const pages = pagesOf(brand);
      assert.ok(pages.length > 5);
      for (const page of pages) {
        const chunks = chunksOf(brand, page);
        assert.deepEqual(
          pages.filter((other) => other !== page && chunks.has(other)),
          [],
          page,
        );
      }
    });
  });
}
