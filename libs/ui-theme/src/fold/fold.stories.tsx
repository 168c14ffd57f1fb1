import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Fold } from './fold.tsx';

const meta = {
  title: 'Components/Fold',
  component: Fold,
  args: {
    summary: 'What the price holds',
    children: <Text size="small">Goods, freight, clearance, duty and VAT.</Text>,
  },
} satisfies Meta<typeof Fold>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { isOpen: true } };
export const WithEnd: Story = { args: { end: '€172.50' } };
export const Inset: Story = { args: { isInset: true, isOpen: true } };

/** An accordion: several folds in a column. */
export const Several: Story = {
  render: (args) => (
    <Stack gap={0}>
      <Fold {...args} summary="Delivery" />
      <Fold {...args} summary="Returns" />
      <Fold {...args} summary="Warranty" />
    </Stack>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByText('Goods, freight, clearance, duty and VAT.');
    await expect(words).not.toBeVisible();
    await userEvent.tab();
    const summary = canvas.getByText('What the price holds');
    await expect(summary.closest('summary')).toHaveFocus();
    // The browser itself handles Enter and the space bar on a summary.
    await userEvent.click(summary);
    await expect(words).toBeVisible();
    await userEvent.click(summary);
    await expect(words).not.toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    summary: 'Nebeprisikiškiakopūsteliaujančiuosiuose pristatymo sąlygos',
    end: '12 345,60 €',
    isOpen: true,
    children: <Text>Kuulilennuteetunneliluuk ja pangaautomaadikasutajatunnus.</Text>,
  },
  globals: { viewport: { value: 'small' } },
};
