import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../button/button-link.tsx';
import { TaskList } from './task-list.tsx';

const pay = (
  <ButtonLink href="/payment/1" size="small">
    Pay €184.60
  </ButtonLink>
);
const answer = (
  <ButtonLink href="/quote/1" size="small" look="quiet">
    Answer
  </ButtonLink>
);

const meta = {
  title: 'Components/TaskList',
  component: TaskList,
  args: {
    tasks: [
      { key: '1', title: 'Order QU100046 waits to be paid', hint: '2026-11-12, 3 items', action: pay },
      {
        key: '2',
        icon: 'info',
        title: 'Which size do you need?',
        hint: 'Tern Harbour trainers',
        action: answer,
      },
    ],
  },
} satisfies Meta<typeof TaskList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const One: Story = {
  args: { tasks: [{ key: '1', title: 'Order QU100046 waits to be paid', action: pay }] },
};
/** The action takes its own line. */
export const OnSmallScreens: Story = { globals: { viewport: { value: 'small' } } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Pay €184.60' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Answer' })).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: {
    tasks: [
      {
        key: '1',
        title: 'Nebeprisikiškiakopūsteliaujančiuosiuose laukia apmokėjimo',
        hint: 'Kuulilennuteetunneliluuk ja pangaautomaadikasutajatunnus',
        action: (
          <ButtonLink href="/payment/1" size="small">
            Apmokėti 12 345 184,60 €
          </ButtonLink>
        ),
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
