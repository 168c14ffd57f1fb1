import { Stack } from '@shop/ui-theme/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormCountry, FormPhone, FormSelect } from './form-fields.tsx';
import { StoryForm } from './story-form.tsx';

const meta = {
  title: 'Components/FormFields',
  component: StoryForm,
  args: {
    asks: ['phone_number'],
    labels: { phone_number: 'Phone', country_id: 'Country' },
  },
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const COUNTRIES = [
  { value: '1', label: 'Lithuania' },
  { value: '2', label: 'Latvia' },
];

const fields = (countries: typeof COUNTRIES) => (
  <Stack>
    <FormPhone name="phone_number" callingCode="+370" hint="For the courier." required />
    <FormCountry name="country_id" options={countries} />
  </Stack>
);

export const Empty: Story = { args: { children: fields(COUNTRIES) } };

export const Filled: Story = {
  args: {
    children: fields(COUNTRIES),
    values: { phone_number: '+37061200184', country_id: '2' },
  },
};

/** With one country there is no choice. */
export const OneCountry: Story = { args: { children: fields(COUNTRIES.slice(0, 1)) } };

/** One of a list, with the choice that the form already has. */
export const Chosen: Story = {
  args: {
    children: <FormSelect name="country_id" options={COUNTRIES} />,
    values: { country_id: '2' },
  },
};

/** The server refused one field. */
export const Refused: Story = {
  args: {
    children: fields(COUNTRIES),
    answer: { message: 'invalid', errors: { phone_number: ['phone'] }, values: { phone_number: '12' } },
    words: { phone: 'Enter a number with its country’s code' },
  },
};
