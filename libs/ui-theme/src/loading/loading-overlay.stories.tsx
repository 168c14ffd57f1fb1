import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../box/box.tsx';
import { Text } from '../text/text.tsx';
import { LoadingOverlay } from './loading.tsx';

const meta = {
  title: 'Components/LoadingOverlay',
  component: LoadingOverlay,
  args: {
    isLoading: true,
    label: 'The orders are loading',
    children: (
      <Box ground="box">
        <Text>QU100046, on its way</Text>
      </Box>
    ),
  },
} satisfies Meta<typeof LoadingOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The old content stays, paler: nothing shifts when the answer comes. */
export const Loading: Story = {
  // The content below the overlay is about to be replaced, and need not be readable.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};
export const Loaded: Story = { args: { isLoading: false } };
export const LongWords: Story = {
  args: {
    isLoading: false,
    children: <Text>Nebeprisikiškiakopūsteliaujančiuosiuose pangaautomaadikasutajatunnus</Text>,
  },
  globals: { viewport: { value: 'small' } },
};
