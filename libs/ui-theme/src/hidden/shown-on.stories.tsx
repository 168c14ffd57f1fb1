import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/text.tsx';
import { ShownOn } from './shown-on.tsx';

const meta = {
  title: 'Components/ShownOn',
  component: ShownOn,
  args: { screen: 'wide', children: <Text>Only where there is room beside it.</Text> },
} satisfies Meta<typeof ShownOn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Narrow: Story = {
  args: { screen: 'narrow', children: <Text>Only on small screens.</Text> },
  globals: { viewport: { value: 'small' } },
};

export const LongWords: Story = {
  args: { children: <Text>Nebeprisikiškiakopūsteliaujančiuosiuose pangaautomaadikasutajatunnus</Text> },
};
