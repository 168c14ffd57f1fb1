import { authCalls } from '@shop/contracts/calls';
import { atPage, refuses } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { title: 'Pages/Account/Login' } satisfies Meta;

export default meta;

export const Empty: StoryObj = atPage({ at: '/login' });
export const SessionEnded: StoryObj = atPage({ at: '/login?redirect=/balance/pay&ended=1' });

export const Refused: StoryObj = {
  ...atPage({
    at: '/login',
    answers: [refuses(authCalls.login, { message: 'credentials', errors: { email: ['credentials'] } })],
  }),
  play: async ({ canvas, userEvent, canvasElement }) => {
    const field = (name: string) =>
      canvasElement.querySelector<HTMLInputElement>(`main input[name="${name}"]`)!;
    await userEvent.type(field('email'), 'ona@example.lt');
    await userEvent.type(field('password'), 'not the one{Enter}');
    await expect((await canvas.findAllByRole('alert')).length).toBeGreaterThan(0);
  },
};
