import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandIndex, BrandLetters, BrandSearch } from './brand-index.tsx';

const GROUPS = [
  { letter: '0–9', names: ['3 Pines'] },
  { letter: 'K', names: ['Kestrel Audio', 'Kettle & Loom', 'Kivi', 'Korvo', 'Kūlis'] },
  { letter: 'Š', names: ['Šilas'] },
].map(({ letter, names }) => ({
  letter,
  brands: names.map((name, at) => ({ href: `/b/${letter}${at}`, name, hint: `${at * 40 + 1} items` })),
}));

const meta = {
  title: 'Components/BrandIndex',
  component: BrandIndex,
  args: { groups: GROUPS },
} satisfies Meta<typeof BrandIndex>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByLetter: Story = {};
export const OnSmallScreens: Story = { globals: { viewport: { value: 'small' } } };

const letters = GROUPS.map(({ letter }, at) => ({
  ...{ letter, href: `?az=${letter}`, hint: '3 brands', isCurrent: at === 1 },
}));

export const Letters: Story = { render: () => <BrandLetters label="Brands by letter" letters={letters} /> };

const search = { action: '/all-brands', label: 'Search brands', name: 'az', submitLabel: 'Search' };

export const Search: Story = {
  render: () => <BrandSearch {...search} value="kest" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Search brands' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: {
    groups: [
      {
        letter: 'N',
        brands: [
          { href: '/a', name: 'Nebeprisikiškiakopūsteliaujančiuosiuose', hint: '1 204 prekės' },
          { href: '/b', name: 'Kuulilennuteetunneliluuk', hint: '12 prekių' },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
