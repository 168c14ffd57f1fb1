import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../stack/inline.tsx';
import { Icon } from './icon.tsx';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { name: 'cart' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideWords: Story = {};

export const Alone: Story = { args: { label: 'Cart' } };

export const Sizes: Story = {
  render: (args) => (
    <Inline gap={12}>
      <Icon {...args} size="small" />
      <Icon {...args} size="medium" />
      <Icon {...args} size="large" />
    </Inline>
  ),
};
