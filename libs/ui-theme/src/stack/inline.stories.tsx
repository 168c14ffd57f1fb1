import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/text.tsx';
import { Inline } from './inline.tsx';

const meta = {
  title: 'Components/Inline',
  component: Inline,
  args: { children: [<Text key="1">QU100046</Text>, <Text key="2">On its way</Text>] },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Between: Story = { args: { justify: 'between' } };
export const AtTheEnd: Story = { args: { justify: 'end' } };
/** Wraps on narrow screens, unless wrapping is off. */
export const LongWords: Story = {
  args: {
    justify: 'between',
    children: [
      <Text key="1">Nebeprisikiškiakopūsteliaujančiuosiuose</Text>,
      <Text key="2">Kuulilennuteetunneliluuk</Text>,
    ],
  },
  globals: { viewport: { value: 'small' } },
};
