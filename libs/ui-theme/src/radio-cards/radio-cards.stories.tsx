import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RadioField } from '../choice/choice.tsx';
import { TextField } from '../field/text-field.tsx';
import { RadioCards } from './radio-cards.tsx';

const meta = {
  title: 'Components/RadioCards',
  component: RadioCards,
  args: {
    legend: 'Payment method',
    name: 'payment',
    onChange: fn(),
    options: [
      { value: 'card', label: 'Card', hint: 'Visa, Mastercard', icon: 'card', end: 'no fee' },
      { value: 'bank', label: 'Bank link', hint: 'Swedbank, SEB, Luminor', icon: 'bank', end: 'no fee' },
      {
        value: 'paypal',
        label: 'PayPal',
        hint: 'You confirm the payment on the provider’s page',
        icon: 'wallet',
        end: '+ €11.23',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 680 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {};
export const Chosen: Story = { args: { defaultValue: 'card' } };
export const LegendHidden: Story = { args: { isLegendHidden: true, defaultValue: 'bank' } };
export const WithError: Story = { args: { error: 'Please choose how to pay.' } };

export const WithBody: Story = {
  args: {
    defaultValue: 'bank',
    options: [
      {
        value: 'card',
        label: 'Card',
        hint: 'Visa, Mastercard',
        icon: 'card',
        end: 'no fee',
        body: <TextField label="Card number" name="number" isTabular />,
      },
      {
        value: 'bank',
        label: 'Bank link',
        icon: 'bank',
        end: 'no fee',
        body: (
          <div>
            <RadioField label="Northbank" name="option" value="north" />
            <RadioField label="Balticredit" name="option" value="baltic" />
          </div>
        ),
      },
    ],
  },
};

export const OneDisabled: Story = {
  args: {
    defaultValue: 'card',
    options: [
      { value: 'card', label: 'Card', icon: 'card', end: 'no fee' },
      { value: 'bank', label: 'Bank link', hint: 'Not for this currency', icon: 'bank', isDisabled: true },
    ],
  },
};

export const Keyboard: Story = {
  args: { defaultValue: 'card' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Card/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Bank link/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('bank');
  },
};

export const LongWords: Story = {
  args: {
    legend: 'Nebeprisikiškiakopūsteliaujančiuosiuose apmokama',
    defaultValue: 'a',
    options: [
      {
        value: 'a',
        label: 'Nebeprisikiškiakopūsteliaujančiuosiuose',
        hint: 'Pangaautomaadikasutajatunnus, kuulilennuteetunneliluuk',
        icon: 'pin',
        end: '12 345,67 €',
        body: <TextField label="Nebepaskirstomieji" name="a" />,
      },
      { value: 'b', label: 'Kuulilennuteetunneliluuk', icon: 'truck', end: 'nemokamai' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
};
