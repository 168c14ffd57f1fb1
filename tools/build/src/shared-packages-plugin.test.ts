import { expect, test } from 'vitest';
import { handOn, SHARED_ON_SERVER, sharedInputs } from './shared-packages-plugin.ts';

test('each shared package is a file with its name in the folder `shared`', () => {
  expect(Object.keys(sharedInputs())).toEqual(
    expect.arrayContaining(SHARED_ON_SERVER.map((name) => `shared/${name}`)),
  );
  expect(sharedInputs()['shared/react/jsx-runtime']).toBe('shared:react/jsx-runtime');
});

test('all exports of a package are re-exported by name, except those that Node adds', () => {
  expect(handOn('react', ['default', 'useState', '__esModule', 'module.exports'])).toBe(
    "export { default, useState } from 'react';\n",
  );
});
