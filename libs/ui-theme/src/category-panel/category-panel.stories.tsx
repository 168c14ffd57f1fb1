import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { CategoryNode } from './category-level.tsx';
import { CategoryPanel, type CategoryPanelProps } from './category-panel.tsx';

const node = (name: string, children: readonly CategoryNode[] = [], count?: string): CategoryNode => ({
  href: `/c/${name}`,
  name,
  children,
  count,
});

const categories: readonly CategoryNode[] = [
  node('Electronics', [
    node('Phones', [node('Smartphones', [], '214'), node('Rugged phones', [], '31')]),
    node('Audio', [
      node('Headphones', [], '312'),
      node('Earbuds', [], '188'),
      node('Room speakers', [], '96'),
      node('Portable speakers', [], '141'),
      node('Turntables', [], '38'),
    ]),
    node('Cameras', [], '77'),
  ]),
  node('Fashion', [node('Shoes', [node('Trainers', [], '96'), node('Boots', [], '40')])]),
  node('Home and kitchen', [node('Lamps', [], '61')]),
  node('Gift cards'),
];

const meta = {
  title: 'Components/CategoryPanel',
  component: CategoryPanel,
  args: {
    heading: 'Categories',
    closeLabel: 'Close',
    categories,
    isOpen: true,
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<typeof CategoryPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three levels at once. */
export const Open: Story = {};

const Opener = (args: CategoryPanelProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Categories</Button>
      <CategoryPanel {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};

/** Arrow keys move within a column and to the next one; Escape closes the panel and returns the focus. */
export const Keyboard: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Categories' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await canvas.findByRole<HTMLDialogElement>('dialog', { name: 'Categories' });
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Electronics' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Audio' })).toHaveFocus();
    await canvas.findByRole('link', { name: /Headphones/ });
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: /Headphones/ })).toHaveFocus();
    // The browser handles Escape of a native dialog; a test can only dispatch the resulting `cancel` event.
    panel.requestClose();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const LONG = [
  'Nebeprisikiškiakopūsteliaujantieji',
  'Kuulilennuteetunneliluugid',
  'Namų apyvokos ir virtuvės prekės',
];
const long = LONG.map((first) =>
  node(
    first,
    LONG.map((second) =>
      node(
        second,
        LONG.map((third) => node(third, [], '1 204')),
      ),
    ),
  ),
);

export const LongWords: Story = { args: { heading: 'Kategorijos', categories: long } };

/** Where a screen has space for one more column only, the third level has one: no word breaks in it. */
export const OnTablets: Story = {
  args: {
    heading: 'Kategorijos',
    categories: [
      node('Avalynė', [
        node('Avalynė moterims', [node('Sportbačiai aukštu aulu'), node('Aukštakulniai bateliai')]),
      ]),
    ],
  },
  globals: { viewport: { value: 'medium' } },
  play: async ({ canvas }) => {
    for (const name of ['Sportbačiai aukštu aulu', 'Aukštakulniai bateliai'])
      await expect(canvas.getByRole('link', { name }).getBoundingClientRect().width).toBeGreaterThan(140);
  },
};
