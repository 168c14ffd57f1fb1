import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BrandMark } from './brand-mark.tsx';

const logo = { width: 132, height: 32, hasDark: false };

test('without a logo the name is shown next to the flag', () => {
  render(<BrandMark name="Nordport" href="/" label="Nordport, home page" />);
  expect(screen.getByRole('link', { name: 'Nordport, home page' }).textContent).toBe('Nordport');
  expect(screen.queryByRole('img')).toBeNull();
});

test('a logo replaces it, in its own size, with the shop’s name as its text', () => {
  render(<BrandMark name="Nordport" logo={logo} />);
  const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Nordport' });
  expect(picture.getAttribute('src')).toBe('/assets/logo.svg');
  expect([picture.width, picture.height]).toEqual([132, 32]);
});

test('a logo for dark pages is another file', () => {
  const { container } = render(<BrandMark name="Nordport" logo={{ ...logo, hasDark: true }} />);
  const files = [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
  expect(files).toEqual(['/assets/logo.svg', '/assets/logo-dark.svg']);
});
