import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AddButton, AddLink } from './add-button.tsx';
import { ProductCard, type ProductCardProps } from './product-card.tsx';

const aCard: ProductCardProps = {
  href: '/en/product/k7',
  name: 'K7 wireless headphones',
  picture: { src: '/k7.webp' },
  price: { current: '€219.00', struck: '€269.00', struckLabel: 'before', lowest: '30-day lowest €214.00' },
  waybill: {
    title: 'At your door, all paid',
    air: { label: 'Air', price: '€292.19', days: '6–9 days' },
    sea: { label: 'Sea', price: '€283.87', days: '32–40 days' },
  },
};

test('a card shows both delivered prices, air before sea', () => {
  render(<ProductCard {...aCard} />);
  const text = screen.getByRole('article').textContent;
  expect(text.indexOf('€292.19')).toBeLessThan(text.indexOf('€283.87'));
  expect(screen.getByRole('img', { name: 'Air' })).toBeDefined();
});

test('a struck price is announced as the price before', () => {
  render(<ProductCard {...aCard} />);
  expect(screen.getByText(/€269/).textContent).toBe('before €269.00');
});

test('a sold-out card has no add button and no shipping prices, but a way to wait', () => {
  render(
    <ProductCard
      {...aCard}
      add={<AddButton label="Add K7 to cart" />}
      soldOut={{ text: 'Tell me when it is back', href: '/en/product/k7#notify' }}
    />,
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Tell me when it is back' })).toBeDefined();
});

test('colours are one picture with the names of the colours as its text', () => {
  render(
    <ProductCard
      {...aCard}
      colours={[
        { name: 'Rust', hex: '#c2592f' },
        { name: 'Fog', hex: '#d5dde3' },
      ]}
      coloursLabel="9 colours"
      moreColours="+7"
    />,
  );
  const dots = screen.getByRole('img', { name: '9 colours Rust, Fog' });
  expect(dots.getAttribute('width')).toBe('36');
  expect(dots.childElementCount).toBe(0);
});

test('where a choice is needed first, the icon is a link that says so', () => {
  render(<AddLink href="/en/p/k7" label="Choose a size or version: K7" />);
  expect(screen.getByRole('link', { name: 'Choose a size or version: K7' }).getAttribute('href')).toBe(
    '/en/p/k7',
  );
});
