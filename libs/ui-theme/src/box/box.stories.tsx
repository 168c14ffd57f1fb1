import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import { Box } from './box.tsx';

const words = (
  <>
    <Heading level={2} look="large">
      Balance
    </Heading>
    <Text>Money that was paid back, to be used with the next order.</Text>
  </>
);

const meta = {
  title: 'Components/Box',
  component: Box,
  args: { children: words },
} satisfies Meta<typeof Box>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Outlined: Story = { args: { ground: 'box' } };
export const Raised: Story = { args: { ground: 'raised', paddingBlock: 16, paddingInline: 16 } };
export const Sunken: Story = { args: { ground: 'sunken', paddingBlock: 16, paddingInline: 16 } };
/** A gap makes it a column. */
export const WithGap: Story = { args: { ground: 'box', gap: 12 } };
/** Other distances on other screens: small, medium, large. */
export const Responsive: Story = {
  args: { ground: 'sunken', paddingBlock: [8, 24, 48], paddingInline: [8, 24, 48] },
};

export const LongWords: Story = {
  args: {
    ground: 'box',
    children: <Text>Nebeprisikiškiakopūsteliaujančiuosiuose pangaautomaadikasutajatunnusteparandamine</Text>,
  },
  globals: { viewport: { value: 'small' } },
};
