import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../box/box.tsx';
import { Text } from '../text/text.tsx';
import { PageWidth } from './page-width.tsx';

const meta = {
  title: 'Components/PageWidth',
  component: PageWidth,
  args: {
    children: (
      <Box ground="box">
        <Text>1280 px and the gutters, in the middle of the page.</Text>
      </Box>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageWidth>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
/** For pages that begin with a title. */
export const Padded: Story = { args: { isPadded: true } };
export const Form: Story = { args: { isPadded: true, width: 'form' } };
export const LongWords: Story = {
  args: { children: <Text>Nebeprisikiškiakopūsteliaujančiuosiuose pangaautomaadikasutajatunnus</Text> },
  globals: { viewport: { value: 'small' } },
};
