import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BrandIndex, BrandLetters, BrandSearch } from './brand-index.tsx';

test('each name is a link under its letter with its count', () => {
  const brands = [{ href: '/b/kivi', name: 'Kivi', hint: '12 items' }];
  render(<BrandIndex groups={[{ letter: 'K', brands }]} />);
  const section = screen.getByRole('heading', { level: 2, name: 'K' }).closest('section')!;
  expect(within(section).getByRole('link', { name: 'Kivi 12 items' }).getAttribute('href')).toBe('/b/kivi');
});

test('the chosen letter is marked, and each letter has its count', () => {
  const letters = [
    { letter: 'All', href: '/b' },
    { letter: 'K', href: '/b?az=K', hint: '3 brands', isCurrent: true },
  ];
  render(<BrandLetters label="By letter" letters={letters} />);
  const links = within(screen.getByRole('navigation', { name: 'By letter' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['All', null],
    ['K 3 brands', 'true'],
  ]);
});

test('the search is a plain form that keeps the search text', () => {
  render(<BrandSearch action="/b" label="Search brands" name="az" value="kest" submitLabel="Search" />);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search brands' });
  expect([field.name, field.value, field.form?.method, field.form?.getAttribute('action')]).toEqual([
    'az',
    'kest',
    'get',
    '/b',
  ]);
});
