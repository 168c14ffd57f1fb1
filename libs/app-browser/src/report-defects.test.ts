import { createMemoryRouter, data } from 'react-router-dom';
import { expect, test } from 'vitest';
import { reportDefects } from './report-defects.ts';

const failing = (path: string, failure: unknown) => ({
  path,
  loader: () => {
    throw failure;
  },
});

test('a defect of a page is reported once; page answers and files of an older build are not', async () => {
  const defect = new TypeError('x is undefined');
  const router = createMemoryRouter([
    { path: '/' },
    failing('/broken', defect),
    failing('/none', data('no', { status: 404 })),
    failing('/old', new Error('Failed to fetch dynamically imported module: /assets/x.js')),
  ]);
  const reported: unknown[] = [];
  reportDefects(router, (error) => reported.push(error));
  for (const path of ['/none', '/old', '/broken', '/']) await router.navigate(path);
  expect(reported).toEqual([defect]);
  router.dispose();
});
