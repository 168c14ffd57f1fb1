import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../field/text-field.tsx';
import { TextLink } from '../link/text-link.tsx';
import { RadioCards } from '../radio-cards/radio-cards.tsx';
import { FormColumn } from './form-layout.tsx';
import { FormSection } from './form-section.tsx';

const meta = {
  title: 'Components/FormSection',
  component: FormSection,
  args: {
    heading: 'Delivery address',
    children: <TextField label="Street, house and flat" name="street" />,
  },
  render: (args) => (
    <FormColumn>
      <FormSection {...args} />
      <FormSection heading="Shipping method">
        <RadioCards
          legend="Shipping method"
          isLegendHidden
          name="method"
          defaultValue="air"
          options={[
            { value: 'air', label: 'By air', hint: '6–9 days', icon: 'plane', end: '€48.86' },
            { value: 'sea', label: 'By sea', hint: '32–40 days', icon: 'ship', end: '€35.90' },
          ]}
        />
      </FormSection>
    </FormColumn>
  ),
} satisfies Meta<typeof FormSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoDecisions: Story = {};
export const WithHint: Story = {
  args: {
    hint: (
      <>
        Have an account? <TextLink href="/en/login">Log in</TextLink> and your addresses are here.
      </>
    ),
  },
};

export const LongWords: Story = {
  args: {
    heading: 'Kur pristatyti nebeprisikiškiakopūsteliaujančiuosius?',
    hint: 'Pangaautomaadikasutajatunnus ja kuulilennuteetunneliluuk',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
};
