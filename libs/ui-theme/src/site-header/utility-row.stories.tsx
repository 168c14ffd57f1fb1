import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PreferenceLink, PreferenceMenu } from '../preference-menu/preference-menu.tsx';
import { UtilityButton, UtilityRow } from './utility-row.tsx';

const meta = {
  title: 'Components/UtilityRow',
  component: UtilityRow,
  args: {
    label: 'Service',
    start: (
      <PreferenceMenu label="Country and shipping method" current="Deliver to: Lithuania, by air" icon="pin">
        <PreferenceLink href="/lv">Latvia</PreferenceLink>
      </PreferenceMenu>
    ),
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
    const deliverTo = canvas.getByText('Deliver to: Lithuania, by air', { selector: 'summary' });
    await expect(deliverTo).toHaveFocus();
    // Opened, because a simulated Tab does not skip the choices of a closed menu.
    await userEvent.click(deliverTo);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Latvia' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dark' })).toHaveFocus();
  },
};
export const LongWords: Story = {
  args: {
    label: 'Paslaugos',
    start: (
      <PreferenceMenu
        label="Šalis ir siuntimo būdas"
        current="Pristatymas: Jungtiniai Arabų Emyratai, jūra"
        icon="pin"
      >
        <PreferenceLink href="/nl">Nyderlandai</PreferenceLink>
      </PreferenceMenu>
    ),
  },
  globals: { viewport: { value: 'medium' } },
};
