import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/text-field.tsx';
import { FieldSet, FormRow, InputRow } from './form-layout.tsx';

const meta = {
  title: 'Components/FieldSet',
  component: FieldSet,
  args: { legend: 'Delivery address', children: null },
  render: (args) => (
    <FieldSet {...args}>
      <FormRow>
        <TextField label="First name" name="first" />
        <TextField label="Last name" name="last" error="This field is required." />
      </FormRow>
      <TextField label="Street, house and flat" name="street" />
    </FieldSet>
  ),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 680 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FieldSet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoInARow: Story = {};
export const LegendHidden: Story = { args: { isLegendHidden: true } };

/** A field and the button that sends it: the button stays beside the field when a message comes. */
export const FieldWithButton: Story = {
  render: (args) => (
    <FieldSet {...args} legend="Promotion code" isLegendHidden>
      <InputRow>
        <TextField label="Promotion code" name="code" placeholder="For example ADVENTAS" />
        <Button look="quiet">Apply</Button>
      </InputRow>
      <InputRow>
        <TextField
          label="Promotion code"
          name="refused"
          defaultValue="NIERA"
          error="This code is not valid."
        />
        <Button look="quiet">Apply</Button>
      </InputRow>
    </FieldSet>
  ),
};

export const LongWords: Story = {
  render: () => (
    <FieldSet legend="Nebeprisikiškiakopūsteliaujančiuosiuose nurodytas adresas">
      <FormRow>
        <TextField label="Pangaautomaadikasutajatunnus" name="one" />
        <TextField label="Kuulilennuteetunneliluuk" name="two" />
      </FormRow>
      <InputRow>
        <TextField label="Nuolaidos kodas" name="code" />
        <Button look="quiet">Pritaikyti</Button>
      </InputRow>
    </FieldSet>
  ),
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
};
