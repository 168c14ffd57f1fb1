import { catalogueContract } from '@shop/contracts/catalogue';
import { homeContract, type Home } from '@shop/contracts/content';
import { atPage, isDown, says, showcaseListing } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Home' } satisfies Meta;

export default meta;

export const Full: StoryObj = atPage({
  at: '/',
  answers: [
    says(catalogueContract.flags, [
      { id: 21, type: 2, position: 0, slug: 'audio-week', name: 'Audio week' },
      { id: 22, type: 2, position: 1, slug: 'warm-winter', name: 'A warm winter' },
    ]),
  ],
});

export const NothingReduced: StoryObj = atPage({
  at: '/',
  answers: [says(catalogueContract.listing, (asked) => showcaseListing(asked, { items: [], total: 0 }))],
});

export const Unavailable: StoryObj = atPage({ at: '/', answers: [isDown(catalogueContract.listing)] });

const aHome = (blocks: Home['blocks'], more: Partial<Home> = {}) =>
  says(homeContract.home, { status: true, home: { heading: null, description: null, blocks, ...more } });

/** Sections in another order, with texts of staff among them. */
export const WrittenByStaff: StoryObj = atPage({
  at: '/',
  answers: [
    aHome(
      [
        { type: 'opening', look: 'below', query: { sort: 'best_value' } },
        { type: 'route' },
        { type: 'text', heading: 'All summer', paragraphs: ['Parcels leave Delaware every day.'] },
        { type: 'call', text: 'Count a price first.', label: 'Calculator', path: '/calculate' },
        { type: 'goods', look: 'grid', query: { sort: 'new_arrivals' }, limit: 8 },
        { type: 'categories', look: 'list' },
        { type: 'how' },
      ],
      { heading: 'Summer at your door' },
    ),
  ],
});

export const OneProduct: StoryObj = atPage({
  at: '/',
  answers: [
    aHome([
      { type: 'opening', look: 'after', query: { sort: 'best_sellers' } },
      { type: 'product', heading: 'Heard at sea', slug: 'kestrel-over-ear-headphones' },
      { type: 'promises' },
    ]),
  ],
});

export const PriceBefore: StoryObj = atPage({
  at: '/',
  answers: [
    aHome([{ type: 'opening', look: 'before', query: { sort: 'new_arrivals' } }, { type: 'promises' }]),
  ],
});
