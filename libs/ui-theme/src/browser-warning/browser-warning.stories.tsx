import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrowserWarning } from './browser-warning.tsx';

const meta = {
  title: 'Components/BrowserWarning',
  component: BrowserWarning,
  args: {
    heading: 'Your browser is out of date',
    children: 'Some parts of the shop may not work in it.',
    action: '#',
    fields: { browser: 'keep', back: '/' },
    proceed: 'Continue anyway',
    more: { href: '#browsers', label: 'Supported browsers' },
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof BrowserWarning>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const OnSmallScreens: Story = { globals: { viewport: { value: 'small' } } };
export const LongWords: Story = {
  args: {
    heading: 'Nebeprisikiškiakopūsteliaujančiuosiuose naršyklė pasenusi',
    proceed: 'Kinnita pangaautomaadikasutajatunnus ja jätka',
  },
  globals: { viewport: { value: 'small' } },
};
