import { catalogueContract, type Facet } from '@shop/contracts/catalogue';
import { atPage, isDown, says, showcaseListing } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Listing' } satisfies Meta;

export default meta;

const facets: Facet[] = [
  {
    key: 'manufacturer',
    type: 'terms',
    name: '',
    values: [
      { slug: 'kestrel-audio', name: 'Kestrel Audio', count: 2 },
      { slug: 'northfell', name: 'Northfell', count: 2 },
      { slug: 'calder', name: 'Calder', count: 1 },
    ],
  },
  { key: 'current_price', type: 'stats', name: '', min: 38, max: 777, values: [] },
  {
    key: 'discount_percentage',
    type: 'stats',
    name: '',
    values: [
      { slug: '10-', name: '10', count: 5 },
      { slug: '20-', name: '20', count: 2 },
    ],
  },
  {
    key: 'colour',
    type: 'terms',
    name: 'Colour',
    values: [
      { slug: 'pine', name: 'Pine', count: 4, swatch: '#2c5545' },
      { slug: 'rust', name: 'Rust', count: 4, swatch: '#b4502b' },
    ],
  },
];

const everything = says(catalogueContract.listing, (asked) => showcaseListing(asked, { facets }));

export const Grid: StoryObj = atPage({ at: '/marketplace', answers: [everything] });

export const List: StoryObj = atPage({ at: '/marketplace', layout: 'LIST', answers: [everything] });

export const Category: StoryObj = atPage({ at: '/c/electronics/home-audio', answers: [everything] });

export const Filtered: StoryObj = atPage({
  at: '/marketplace?f.manufacturer=northfell&f.current_price=50-300',
  answers: [everything],
});

export const Found: StoryObj = atPage({ at: '/search?s=kestrel', answers: [everything] });

export const NothingFound: StoryObj = atPage({
  at: '/search?s=zeppelin',
  answers: [
    says(catalogueContract.listing, (asked) => showcaseListing(asked, { items: [], total: 0, facets: [] })),
  ],
});

export const SimilarInstead: StoryObj = atPage({
  at: '/search?s=kestrle',
  answers: [
    says(catalogueContract.listing, (asked) => {
      const { items, ...found } = showcaseListing(asked);
      return { ...found, items: [], total: 0, isBelowLimit: true, similarResults: items.slice(0, 4) };
    }),
  ],
});

export const Unavailable: StoryObj = atPage({
  at: '/marketplace',
  answers: [isDown(catalogueContract.listing)],
});
