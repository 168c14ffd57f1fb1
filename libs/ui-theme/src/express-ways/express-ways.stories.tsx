import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button-link.tsx';
import { Button } from '../button/button.tsx';
import { ExpressWays } from './express-ways.tsx';

const meta = {
  title: 'Components/ExpressWays',
  component: ExpressWays,
  args: {
    label: 'Or pay faster',
    children: (
      <ButtonLink look="quiet" href="/en/checkout">
        PayPal
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof ExpressWays>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Three: Story = {
  args: {
    children: ['Apple Pay', 'Google Pay', 'PayPal'].map((name) => (
      <Button key={name} look="quiet" type="submit">
        {name}
      </Button>
    )),
  },
};
export const Narrow: Story = {
  ...Three,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
