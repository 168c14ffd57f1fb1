import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Drawer } from './dialog.tsx';

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: {
    heading: 'Cart',
    closeLabel: 'Close the cart',
    isOpen: true,
    onClose: fn(),
    actions: (
      <Stack gap={8}>
        <Button isBlock>To checkout</Button>
        <Button isBlock look="quiet">
          See the cart
        </Button>
      </Stack>
    ),
    children: <Text>K7 headphones are in the cart.</Text>,
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Wide: Story = { args: { size: 'medium' } };
/** From below, no higher than its content and never over the whole page. */
export const Sheet: Story = { globals: { viewport: { value: 'small' } } };

export const LongWords: Story = {
  args: {
    heading: 'Nebepaskirstomųjų pirkinių krepšelis',
    closeLabel: 'Uždaryti',
    actions: <Button isBlock>Kinnita pangaautomaadikasutajatunnus ja jätka</Button>,
    children: <Text>Kuulilennuteetunneliluuk, nebeprisikiškiakopūsteliaujančiuosiuose.</Text>,
  },
  globals: { viewport: { value: 'small' } },
};
