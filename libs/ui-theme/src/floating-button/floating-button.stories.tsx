import type { Meta, StoryObj } from '@storybook/react-vite';
import { FloatingButton } from './floating-button.tsx';

const meta = {
  title: 'Components/FloatingButton',
  component: FloatingButton,
  args: { isPressed: false, onClick: () => {}, children: 'Show text keys' },
  parameters: { docs: { story: { inline: false, height: '160px' } } },
} satisfies Meta<typeof FloatingButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = {
  args: { isPressed: true, children: 'Show texts', note: 'Copied: shell.categories.close' },
};
export const LongWords: Story = {
  args: {
    isPressed: true,
    children: 'Nebeprisikiškiakopūsteliaujančiuosiuose',
    note: 'Copied: marketplace.listing.filters.nebeprisikiskiakopusteliaujanciuosiuose',
  },
  globals: { viewport: { value: 'small' } },
};
