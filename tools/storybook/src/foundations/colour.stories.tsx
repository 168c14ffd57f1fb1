import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ColourRoles } from './colour-roles.tsx';
import { ContrastFigures } from './contrast-figures.tsx';
import { EveryTheme } from './every-theme.tsx';
import { Sheet } from './sheet.tsx';

const meta = { title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Roles: StoryObj = {
  render: () => (
    <Sheet
      heading="Colour by role"
      hint="A component asks for a role and never for a colour; what fills it is the theme’s. Choose another above."
    >
      <ColourRoles />
    </Sheet>
  ),
};

export const Contrast: StoryObj = {
  render: () => (
    <Sheet
      heading="Contrast"
      hint="Computed from the theme that is worn now. The same pairs are held by a test in every theme and scheme."
    >
      <ContrastFigures />
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('fails')).toBeNull();
    await expect(canvas.getAllByText('holds').length).toBeGreaterThan(40);
  },
};

export const Themes: StoryObj = {
  render: () => (
    <Sheet heading="Themes" hint="Each in its light scheme, side by side.">
      <EveryTheme />
    </Sheet>
  ),
};
