import { expect, test } from 'vitest';
import { createManifestAssets } from './manifest-assets.ts';

const manifest = {
  'src/entry.client.tsx': { file: 'assets/entry.js', isEntry: true },
  '../../libs/feature-x/src/x-page.tsx': { file: 'assets/x.js', imports: ['_parts.js'] },
  '_parts.js': { file: 'assets/parts.js', imports: ['src/entry.client.tsx'] },
  'style.css': { file: 'assets/style.css' },
};

test('a page links its scripts, their dependencies, and the one stylesheet of all pages', async () => {
  const assets = createManifestAssets(manifest, 'lt');
  expect(await assets(['libs/feature-x/src/x-page.tsx'])).toEqual({
    entry: '/assets/entry.js',
    scripts: ['/assets/x.js', '/assets/parts.js'],
    styles: ['/assets/style.css'],
  });
});

test('a build without a stylesheet is refused', () => {
  const { 'style.css': _, ...bare } = manifest;
  expect(() => createManifestAssets(bare, 'lt')).toThrow('no styles');
});
