import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsentBanner } from './consent-banner.tsx';

const meta = {
  title: 'Components/ConsentBanner',
  component: ConsentBanner,
  args: {
    label: 'Cookies',
    children: 'We use the cookies that the shop needs. Others only if you allow them.',
    action: '#',
    fields: { back: '/' },
    choices: [
      { value: 'all', label: 'Allow all' },
      { value: 'necessary', label: 'Only necessary' },
    ],
    more: { href: '#choose', label: 'Choose' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConsentBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const OnSmallScreens: Story = { globals: { viewport: { value: 'small' } } };
export const LongWords: Story = {
  args: {
    children: 'Nebeprisikiškiakopūsteliaujančiuosiuose pangaautomaadikasutajatunnus',
    choices: [
      { value: 'all', label: 'Nebeprisikiškiakopūsteliaujančiuosiuose' },
      { value: 'necessary', label: 'Kinnita pangaautomaadikasutajatunnus' },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
