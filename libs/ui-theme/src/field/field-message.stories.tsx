import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldMessage } from './field-message.tsx';

const meta = {
  title: 'Components/FieldMessage',
  component: FieldMessage,
  args: { tone: 'error', children: 'Five digits, as in 92101' },
} satisfies Meta<typeof FieldMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Error: Story = {};
export const Hint: Story = { args: { tone: 'hint', children: 'The confirmation goes there.' } };

export const LongWords: Story = {
  args: {
    children: 'Laukas „nebeprisikiškiakopūsteliaujančiuosiuose“ privalomas, pangaautomaadikasutajatunnus',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
};
