import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkbox } from '../choice/choice.tsx';
import { FacetGroup } from './facet-group.tsx';

const meta = {
  title: 'Components/FacetGroup',
  component: FacetGroup,
  args: {
    heading: 'Brand',
    children: (
      <>
        <Checkbox name="brand" value="a" label="Kestrel Audio" count="128" />
        <Checkbox name="brand" value="b" label="Tern Harbour" count="62" defaultChecked />
        <Checkbox name="brand" value="c" label="Hygge Works" count="0" disabled />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 228 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FacetGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { isOpen: true } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    // The browser's own summary: the key itself is not simulated here.
    await userEvent.click(canvas.getByText('Brand'));
    await expect(canvas.getByRole('checkbox', { name: /Kestrel/ })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: /Kestrel/ })).toBeChecked();
  },
};

export const LongWords: Story = {
  args: {
    isOpen: true,
    heading: 'Nebeprisikiškiakopūsteliaujančiuosiuose',
    children: (
      <>
        <Checkbox name="brand" value="a" label="Pangaautomaadikasutajatunnus" count="12 345" />
        <Checkbox name="brand" value="b" label="Nebeprisikiškiakopūsteliaujančiuosiuose" count="1" />
      </>
    ),
  },
};
