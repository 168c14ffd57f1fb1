import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BrowserWarning } from './browser-warning.tsx';

test('the warning is a modal with a plain form that has its fields', () => {
  render(
    <BrowserWarning
      heading="Your browser is out of date"
      action="/en/preferences"
      fields={{ browser: 'keep', back: '/cart?a=1' }}
      proceed="Continue anyway"
      more={{ href: '/en/unsupported-browser', label: 'Supported browsers' }}
    >
      Some parts may not work.
    </BrowserWarning>,
  );
  expect(screen.getByRole('alertdialog', { name: 'Your browser is out of date' })).toBeDefined();
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue anyway' }).form;
  expect(form?.method).toBe('post');
  expect(form?.getAttribute('action')).toBe('/en/preferences');
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['browser', 'keep'],
    ['back', '/cart?a=1'],
  ]);
});
