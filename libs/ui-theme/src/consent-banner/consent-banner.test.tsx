import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ConsentBanner } from './consent-banner.tsx';

test('the question is a plain form, and its three answers look the same', () => {
  render(
    <ConsentBanner
      label="Cookies"
      action="/en/consent"
      fields={{ back: '/cart' }}
      choices={[
        { value: 'all', label: 'Allow all' },
        { value: 'necessary', label: 'Only necessary' },
      ]}
      more={{ href: '/en/consent', label: 'Choose' }}
    >
      Others only if you allow them.
    </ConsentBanner>,
  );
  expect(screen.getByRole('region', { name: 'Cookies' })).toBeDefined();
  const refuse = screen.getByRole<HTMLButtonElement>('button', { name: 'Only necessary' });
  expect([refuse.form?.method, refuse.form?.getAttribute('action')]).toEqual(['post', '/en/consent']);
  expect([...new FormData(refuse.form ?? undefined, refuse)]).toEqual([
    ['back', '/cart'],
    ['choice', 'necessary'],
  ]);
  const looks = [
    refuse,
    screen.getByRole('button', { name: 'Allow all' }),
    screen.getByRole('link', { name: 'Choose' }),
  ].map(({ className }) => className);
  expect(new Set(looks).size).toBe(1);
});
