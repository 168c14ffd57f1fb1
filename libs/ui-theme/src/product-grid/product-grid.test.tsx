import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawnLate } from './product-grid.css.ts';
import { ProductGrid } from './product-grid.tsx';

const goods = <ProductGrid>{[<article key="1">Mug</article>]}</ProductGrid>;
const gridIn = (place: Element) => place.querySelector('article')?.parentElement;

test('a restored page renders all of its cards, so that its height is unchanged', () => {
  const { container } = render(goods);
  expect(gridIn(container)?.classList).not.toContain(drawnLate);
});

test('a server-rendered page leaves distant cards unrendered, also after hydration', () => {
  const { container } = render(goods);
  const place = document.createElement('div');
  place.innerHTML = container.innerHTML;
  gridIn(place)?.classList.add(drawnLate);
  render(goods, { container: document.body.appendChild(place), hydrate: true });
  expect(gridIn(place)?.classList).toContain(drawnLate);
});
