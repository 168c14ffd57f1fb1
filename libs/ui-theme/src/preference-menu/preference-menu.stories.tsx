import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PreferenceButton, PreferenceGroup, PreferenceLink, PreferenceMenu } from './preference-menu.tsx';

const meta = {
  title: 'Components/PreferenceMenu',
  component: PreferenceMenu,
  args: {
    label: 'Language',
    current: 'English',
    icon: 'globe',
    children: (
      <>
        <PreferenceLink href="/en" isCurrent>
          English
        </PreferenceLink>
        <PreferenceLink href="/lt">Lietuvių</PreferenceLink>
        <PreferenceLink href="/lv">Latviešu</PreferenceLink>
        <PreferenceLink href="/ee">Eesti</PreferenceLink>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', justifyItems: 'center', minBlockSize: 220 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PreferenceMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('English', { selector: 'summary' }));
    await expect(canvas.getByRole('link', { name: 'Lietuvių' })).toBeVisible();
  },
};

/** Each choice is stored by a form, so that it needs no script. */
export const Currency: Story = {
  args: {
    label: 'Currency',
    current: '€ EUR',
    children: (
      <form method="post">
        <PreferenceButton name="currency" value="1" isCurrent>
          € EUR
        </PreferenceButton>
        <PreferenceButton name="currency" value="2">
          $ USD
        </PreferenceButton>
      </form>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('€ EUR', { selector: 'summary' }));
    await expect(canvas.getByRole('button', { name: '€ EUR' })).toHaveAttribute('aria-current', 'true');
  },
};

/** Two kinds of choices, with a line between them. */
export const TwoGroups: Story = {
  args: {
    label: 'Country and shipping method',
    current: 'Deliver to: Latvia, by air',
    icon: 'pin',
    children: (
      <form method="post">
        <PreferenceGroup>
          <PreferenceButton name="market" value="1">
            Lithuania
          </PreferenceButton>
          <PreferenceButton name="market" value="2" isCurrent>
            Latvia
          </PreferenceButton>
        </PreferenceGroup>
        <PreferenceGroup>
          <PreferenceButton name="shipping_method" value="air" isCurrent>
            By air
          </PreferenceButton>
          <PreferenceButton name="shipping_method" value="sea">
            By sea
          </PreferenceButton>
        </PreferenceGroup>
      </form>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Deliver to: Latvia, by air', { selector: 'summary' }));
    await expect(canvas.getByRole('button', { name: 'By air' })).toHaveAttribute('aria-current', 'true');
  },
};

/** Escape closes it and the focus returns to its label; leaving it closes it as well. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByText('English', { selector: 'summary' });
    await userEvent.click(summary);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(summary).toHaveFocus();
    await expect(summary.closest('details')).not.toHaveAttribute('open');
    await userEvent.click(summary);
    await userEvent.tab({ shift: true });
    await expect(summary.closest('details')).not.toHaveAttribute('open');
  },
};

export const LongWords: Story = {
  args: {
    label: 'Kalba',
    current: 'Nebepaskirstomieji',
    children: (
      <>
        <PreferenceLink href="/lt" isCurrent>
          Nebeprisikiškiakopūsteliaujančiuosiuose
        </PreferenceLink>
        <PreferenceLink href="/ee">Kuulilennuteetunneliluuk</PreferenceLink>
      </>
    ),
  },
};
