import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LinkProvider, type LinkProps } from './link-provider.tsx';
import { TextLink } from './text-link.tsx';

const RouterLink = ({ children, ...props }: LinkProps) => (
  <a {...props} data-router="">
    {children}
  </a>
);

test('every link is rendered by the router, except fragments of the page', () => {
  render(
    <LinkProvider component={RouterLink}>
      <TextLink href="/cart">Cart</TextLink>
      <TextLink href="#filters">Filters</TextLink>
    </LinkProvider>,
  );
  expect(screen.getByRole('link', { name: 'Cart' }).dataset['router']).toBe('');
  expect(screen.getByRole('link', { name: 'Filters' }).dataset['router']).toBeUndefined();
});

test('without a router a link is a link', () => {
  render(<TextLink href="/cart">Cart</TextLink>);
  expect(screen.getByRole('link', { name: 'Cart' }).getAttribute('href')).toBe('/cart');
});
