import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../stack/inline.tsx';
import { ButtonLink } from './button-link.tsx';

const meta = {
  title: 'Components/ButtonLink',
  component: ButtonLink,
  args: { href: '/en/checkout', children: 'Go to checkout' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Quiet: Story = { args: { look: 'quiet', children: 'Keep browsing' } };
export const Small: Story = { args: { size: 'small', look: 'quiet', icon: 'filter', children: 'Filters' } };
export const Block: Story = { args: { isBlock: true, size: 'large' } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go to checkout' })).toHaveFocus();
  },
};

export const LongWords: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <Inline>
      <ButtonLink {...args}>Peržiūrėti nebeprisikiškiakopūsteliaujančiuosius</ButtonLink>
      <ButtonLink {...args} look="quiet">
        Vaata kuulilennuteetunneliluuki
      </ButtonLink>
    </Inline>
  ),
};
