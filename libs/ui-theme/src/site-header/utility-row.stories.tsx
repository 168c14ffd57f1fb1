import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UtilityButton, UtilityLink, UtilityRow } from './utility-row.tsx';

const meta = {
  title: 'Components/UtilityRow',
  component: UtilityRow,
  args: {
    label: 'Service',
    start: (
      <>
        <span>Delivering to Lithuania, Latvia, Estonia</span>
        <UtilityButton icon="moon">Dark</UtilityButton>
      </>
    ),
    end: (
      <>
        <UtilityButton>EUR → USD</UtilityButton>
        <UtilityLink href="/lt">Lietuvių</UtilityLink>
        <UtilityLink href="/lv">Latviešu</UtilityLink>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UtilityRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};
export const Medium: Story = { globals: { viewport: { value: 'medium' } } };
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dark' })).toHaveFocus();
  },
};
export const LongWords: Story = {
  args: {
    label: 'Paslaugos',
    start: <span>Pristatome į Lietuvą, Latviją, Estiją, Nyderlandus ir Jungtinius Arabų Emyratus</span>,
  },
  globals: { viewport: { value: 'medium' } },
};
