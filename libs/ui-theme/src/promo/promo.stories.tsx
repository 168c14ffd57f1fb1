import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { headphones, lamp } from '../picture/story-picture.ts';
import { Promo } from './promo.tsx';

const meta = {
  title: 'Components/Promo',
  component: Promo,
  args: {
    href: '/offer',
    heading: 'Audio week: up to 30 % off',
    action: 'See the offers',
    picture: headphones,
    children: 'Headphones, speakers and turntables',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 600 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Promo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Accent: Story = { args: { look: 'accent', picture: lamp, heading: 'Long evenings' } };
export const WithoutPicture: Story = { args: { picture: undefined } };
export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
export const LongWords: Story = {
  args: {
    heading: 'Nebeprisikiškiakopūsteliaujančiuosiuose kuulilennuteetunneliluuk',
    action: 'Žiūrėti pasiūlymą',
    children: 'Pangaautomaadikasutajatunnus',
  },
  globals: { viewport: { value: 'small' } },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Audio week/ })).toHaveFocus();
  },
};
