import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/text.tsx';
import { Stack } from './stack.tsx';

const meta = {
  title: 'Components/Stack',
  component: Stack,
  args: { children: [<Text key="1">First</Text>, <Text key="2">Second</Text>, <Text key="3">Third</Text>] },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Tight: Story = { args: { gap: 4 } };
export const Wide: Story = { args: { gap: 40 } };
export const Centred: Story = { args: { align: 'center' } };
export const LongWords: Story = {
  args: { children: <Text>Nebeprisikiškiakopūsteliaujančiuosiuose pangaautomaadikasutajatunnus</Text> },
  globals: { viewport: { value: 'small' } },
};
