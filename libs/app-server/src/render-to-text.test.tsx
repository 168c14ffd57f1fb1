import { lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { renderToText } from './render-to-text.ts';

const LONG = 'A long list of goods. '.repeat(2_000);

const later = <T,>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), 10));
const lateParagraph = (text: string) => lazy(() => later({ default: () => <p>{text}</p> }));

const documentOf = (text: string) => {
  const Late = lateParagraph(text);
  return (
    <html lang="lt">
      <head>
        <title>Batai</title>
      </head>
      <body>
        <Suspense fallback="waiting">
          <Late />
        </Suspense>
        <footer>end</footer>
      </body>
    </html>
  );
};

const rendered = async (node: React.ReactNode) => {
  const errors: unknown[] = [];
  const html = await renderToText(node, (error) => errors.push(error));
  return { html, errors };
};

test('a page that is ready at once is written as it is', async () => {
  const { html } = await rendered(
    <html lang="lt">
      <body>{LONG}</body>
    </html>,
  );
  expect(html).toBe(`<html lang="lt"><head></head><body>${LONG}</body></html>`);
});

test.each([
  ['short', 'Batai'],
  ['longer than a chunk', LONG],
])('a late part that is %s is in its place, and no script has to move it there', async (_, text) => {
  const { html, errors } = await rendered(documentOf(text));
  expect(html).toContain(`<body><!--$--><p>${text}</p><!--/$--><footer>end</footer></body></html>`);
  expect(html).not.toMatch(/<script|<template|waiting/);
  expect(errors).toEqual([]);
});

test('a shell that suspends is waited for', async () => {
  const Late = lateParagraph('Batai');
  const { html } = await rendered(
    <html lang="lt">
      <body>
        <Late />
      </body>
    </html>,
  );
  expect(html).toContain('<body><p>Batai</p></body>');
});

test('a shell that fails is an error, reported once', async () => {
  const Broken = (): never => {
    throw new Error('a defect');
  };
  const errors: unknown[] = [];
  const page = (
    <html lang="lt">
      <body>
        <Broken />
      </body>
    </html>
  );
  await expect(renderToText(page, (error) => errors.push(error))).rejects.toThrow('a defect');
  expect(errors).toHaveLength(1);
});
