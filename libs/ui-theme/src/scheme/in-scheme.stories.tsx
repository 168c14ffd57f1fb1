import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/text.tsx';
import { InScheme } from './in-scheme.tsx';

const meta = {
  title: 'Components/InScheme',
  component: InScheme,
  args: { scheme: 'light', children: 'Switch to the dark colours' },
  render: (args) => (
    <Text>
      <InScheme {...args} />
      <InScheme scheme="dark">Switch to the light colours</InScheme>
    </Text>
  ),
} satisfies Meta<typeof InScheme>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of the two only the one that changes something is visible. */
export const EitherWay: Story = {};
export const LongWords: Story = {
  args: {
    children: 'Nebeprisikiškiakopūsteliaujančiuosiuose tamsios spalvos, kuulilennuteetunneliluuk pimedas',
  },
  globals: { viewport: { value: 'small' } },
};
