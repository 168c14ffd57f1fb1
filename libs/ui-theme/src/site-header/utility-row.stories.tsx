import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PreferenceLink, PreferenceMenu } from '../preference-menu/preference-menu.tsx';
import { UtilityButton, UtilityRow, UtilityText } from './utility-row.tsx';

const meta = {
  title: 'Components/UtilityRow',
  component: UtilityRow,
  args: {
    label: 'Service',
    start: <UtilityText icon="pin">Delivering to Lithuania, Latvia, Estonia</UtilityText>,
    end: (
      <>
        <UtilityButton icon="moon">Dark</UtilityButton>
        <PreferenceMenu label="Language" current="English" icon="globe">
          <PreferenceLink href="/en" isCurrent>
            English
          </PreferenceLink>
          <PreferenceLink href="/lt">Lietuvių</PreferenceLink>
        </PreferenceMenu>
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
    start: (
      <UtilityText icon="pin">
        Pristatome į Lietuvą, Latviją, Estiją, Nyderlandus ir Jungtinius Arabų Emyratus
      </UtilityText>
    ),
  },
  globals: { viewport: { value: 'medium' } },
};
