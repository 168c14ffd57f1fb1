import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../box/box.tsx';
import { Text } from '../text/text.tsx';
import { ProductColumns } from './columns.tsx';

const part = (name: string) => (
  <Box ground="box">
    <Text>{name}</Text>
  </Box>
);

const meta = {
  title: 'Components/ProductColumns',
  component: ProductColumns,
  args: { gallery: part('Pictures'), buy: part('Price and cart'), words: part('Description') },
} satisfies Meta<typeof ProductColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text is below the pictures. */
export const Large: Story = {};
/** The text is below the price. */
export const Small: Story = { globals: { viewport: { value: 'small' } } };

export const LongWords: Story = {
  args: {
    gallery: part('Nebeprisikiškiakopūsteliaujančiuosiuose'),
    buy: part('Pangaautomaadikasutajatunnus'),
    words: part('Kuulilennuteetunneliluuk'),
  },
  globals: { viewport: { value: 'small' } },
};
