import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecTable } from './spec-table.tsx';

const meta = {
  title: 'Components/SpecTable',
  component: SpecTable,
  args: {
    caption: 'Specification',
    rows: [
      { label: 'Battery', value: '48 hours' },
      { label: 'Connection', value: 'Bluetooth 5.4, 3.5 mm' },
      { label: 'Weight', value: '262 g' },
      { label: 'Driver', value: '40 mm, bio-cellulose' },
      { label: 'In the box', value: 'Felt case, two cables' },
    ],
  },
} satisfies Meta<typeof SpecTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoColumns: Story = {};
export const FewRows: Story = { args: { rows: [{ label: 'Battery', value: '48 hours' }] } };
export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
export const LongWords: Story = {
  args: {
    rows: [
      {
        label: 'Nebeprisikiškiakopūsteliaujančiuosiuose',
        value: 'kuulilennuteetunneliluuk, pangaautomaadikasutajatunnus',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
