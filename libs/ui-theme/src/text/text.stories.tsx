import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack.tsx';
import { Text } from './text.tsx';

const meta = {
  title: 'Components/Text',
  component: Text,
  args: { children: 'Duty, VAT and delivery are included in what you see.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const Small: Story = { args: { size: 'small', tone: 'muted' } };
export const Caption: Story = { args: { size: 'caption', tone: 'muted' } };
export const Tones: Story = {
  render: ({ children }) => (
    <Stack gap={4}>
      {(['text', 'muted', 'primary', 'sale', 'success', 'warning', 'critical'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {children}
        </Text>
      ))}
    </Stack>
  ),
};
export const Weights: Story = {
  render: ({ children }) => (
    <Stack gap={4}>
      {(['text', 'middle', 'strong'] as const).map((weight) => (
        <Text key={weight} weight={weight}>
          {children}
        </Text>
      ))}
    </Stack>
  ),
};
/** Limited to a readable line length. */
export const Measured: Story = {
  args: { isMeasured: true, children: 'Give your suite number to any American store. '.repeat(6) },
};
export const LongWords: Story = {
  args: {
    children: 'Nebeprisikiškiakopūsteliaujančiuosiuose pangaautomaadikasutajatunnus kuulilennuteetunneliluuk',
  },
  globals: { viewport: { value: 'small' } },
};
