import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { IconButton } from '../button/icon-button.tsx';
import { HeaderLink } from '../site-header/header-link.tsx';
import { Inline } from '../stack/inline.tsx';
import { Text } from '../text/text.tsx';
import { tooltip } from './tooltip.css.ts';

const ABOUT = `The word of a control that is only a sign: for who points at it for half a second, or comes by keyboard.
It repeats the label, which is heard anyway. Escape, a press and leaving take it away; it can be pointed at and read.`;

const meta = {
  title: 'Components/Tooltip',
  component: IconButton,
  args: { icon: 'zoom', label: 'Enlarge', look: 'raised', onClick: fn() },
  parameters: { docs: { description: { component: ABOUT } } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One for the document, outside of the story. */
const bubble = () => document.querySelector(`.${tooltip}`);
const shows = (words: string) => waitFor(() => expect(bubble()).toHaveTextContent(words));
const isGone = () => waitFor(() => expect(bubble()).toBeNull());

export const Pointed: Story = {
  play: async ({ canvas, userEvent }) => {
    const sign = canvas.getByRole('button', { name: 'Enlarge' });
    await userEvent.hover(sign);
    await shows('Enlarge');
    await userEvent.unhover(sign);
    await isGone();
  },
};

/** At once on keyboard focus; the next icon has its own, and Escape closes it. */
export const Keyboard: Story = {
  render: (args) => (
    <Inline>
      <IconButton {...args} icon="chevron-left" label="Back" />
      <IconButton {...args} icon="chevron-right" label="Further" />
    </Inline>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await shows('Back');
    await userEvent.tab();
    await shows('Further');
    await userEvent.keyboard('{Escape}');
    await isGone();
  },
};

export const GoneWhenPressed: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const sign = canvas.getByRole('button', { name: 'Enlarge' });
    await userEvent.hover(sign);
    await shows('Enlarge');
    await userEvent.click(sign);
    await isGone();
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Nothing shifts, and nothing is cut off: at an edge the tooltip stays in view. */
export const AtTheEdge: Story = {
  args: { label: 'The photograph at its full size' },
  render: (args) => (
    <div style={{ overflow: 'hidden', inlineSize: 44, marginInlineStart: 'auto' }}>
      <IconButton {...args} />
    </div>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await shows('The photograph');
    const { left, right } = bubble()!.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** The header's links are icons on tablets only: where their labels are visible, no tooltip is shown. */
export const OnlyWhereItIsASign: Story = {
  globals: { viewport: { value: 'medium' } },
  render: () => (
    <HeaderLink href="/cart" icon="cart" label="€46.00" hint="Cart" description="Cart, 2 items" />
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toHaveFocus();
    if (matchMedia('(max-width: 768px)').matches) await shows('Cart, 2 items');
  },
};

export const LongWords: Story = {
  args: { label: 'Nebeprisikiškiakopūsteliaujančiuosiuose: suurenda kuulilennuteetunneliluuki' },
  render: (args) => (
    <Inline>
      <IconButton {...args} />
      <Text>Kuulilennuteetunneliluuk</Text>
    </Inline>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await shows('Nebeprisikiškiakopūsteliaujančiuosiuose');
    await expect(bubble()!.scrollWidth).toBeLessThanOrEqual(bubble()!.clientWidth);
  },
};
