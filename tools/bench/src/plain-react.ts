import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

const card = (n: number) =>
  h(
    'article',
    { key: n, className: 'card' },
    h('a', { href: `/p/product-${n}` }, h('img', { src: `/img/card/${n}.webp`, alt: '' })),
    h('p', null, 'Manufacturer'),
    h('h3', null, `Product number ${n}`),
    h('p', null, h('b', null, '€ 129.00'), ' ', h('s', null, '€ 149.00')),
    h(
      'dl',
      null,
      h('dt', null, 'Air'),
      h('dd', null, '€ 162.40'),
      h('dt', null, 'Sea'),
      h('dd', null, '€ 151.10'),
    ),
  );

const facet = (n: number) =>
  h(
    'label',
    { key: n },
    h('input', { type: 'checkbox', name: 'f', value: n }),
    ` Value ${n}`,
    h('span', null, n),
  );

const page = () =>
  renderToString(
    h(
      'main',
      null,
      h(
        'aside',
        null,
        Array.from({ length: 60 }, (_, n) => facet(n)),
      ),
      h(
        'section',
        null,
        Array.from({ length: 48 }, (_, n) => card(n)),
      ),
    ),
  );

/** Milliseconds of processor time to render 48 plain cards and 60 facet values: the minimum for any listing. */
export const plainReactMs = (renders = 500): number => {
  for (let n = 0; n < 100; n += 1) page();
  const before = process.cpuUsage();
  for (let n = 0; n < renders; n += 1) page();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / renders;
};
