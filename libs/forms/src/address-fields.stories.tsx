import { getCountry } from '@shop/domain/countries';
import { Stack } from '@shop/ui-theme/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddressFields } from './address-fields.tsx';
import { StoryForm, type StoryFormProps } from './story-form.tsx';

const labels = {
  first_name: 'First name',
  last_name: 'Last name',
  phone_number: 'Phone',
  first_address: 'Street, house and flat',
  zip: 'Postcode',
  city: 'City',
};

const inForm = (form: Partial<StoryFormProps> = {}) => ({
  decorators: [
    (Story: () => React.ReactNode) => (
      <StoryForm asks={[]} labels={labels} {...form}>
        <Stack>
          <Story />
        </Stack>
      </StoryForm>
    ),
  ],
});

const meta = {
  title: 'Components/AddressFields',
  component: AddressFields,
  args: { country: getCountry('LT') },
} satisfies Meta<typeof AddressFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = inForm();

export const Full: Story = inForm({
  values: {
    first_name: 'Žygimantas',
    last_name: 'Šimkūnas',
    phone_number: '+371 200 18400',
    first_address: 'Brīvības iela 21A-114',
    city: 'Daugavpils',
    zip: 'LV-5401',
  },
});

/** Without a street, since the point has one. */
export const ForAPickupPoint: Story = { ...inForm(), args: { destination: 'pickup' } };

/** The names of the fields, in the order of the page. */
const namesIn = (canvasElement: HTMLElement): string[] =>
  [...canvasElement.querySelectorAll('input')].map(({ name }) => name).filter(Boolean);

export const Latvia: Story = {
  ...inForm(),
  name: 'Latvia: the postcode comes after the city',
  args: { country: getCountry('LV') },
  play: async ({ canvas, canvasElement }) => {
    await expect(namesIn(canvasElement).slice(-2)).toEqual(['city', 'zip']);
    await expect(canvas.getByText('For example, LV-1050')).toBeVisible();
  },
};

export const Netherlands: Story = {
  ...inForm(),
  name: 'The Netherlands: the postcode comes before the city',
  args: { country: getCountry('NL') },
  play: async ({ canvas, canvasElement }) => {
    await expect(namesIn(canvasElement).slice(-2)).toEqual(['zip', 'city']);
    await expect(canvas.getByText('For example, 1012 AB')).toBeVisible();
  },
};

export const Emirates: Story = {
  ...inForm({ labels: { ...labels, city: 'City or emirate' } }),
  name: 'The Emirates: no postcode',
  args: { country: getCountry('AE') },
  play: async ({ canvasElement }) => {
    await expect(namesIn(canvasElement).slice(-2)).toEqual(['first_address', 'city']);
  },
};

export const Refused: Story = inForm({
  answer: {
    message: 'invalid',
    errors: { 'address.city': ['required'], 'address.zip': ['postcode'] },
    values: { first_name: 'Ona', zip: 'abc' },
  },
});

/** In the order of the parts of an address. */
export const Keyboard: Story = {
  ...inForm(),
  play: async ({ canvas, userEvent }) => {
    for (const label of Object.values(labels)) {
      await userEvent.tab();
      await expect(canvas.getByLabelText(label)).toHaveFocus();
    }
  },
};

export const LongWords: Story = {
  ...inForm({
    labels: {
      ...labels,
      first_name: 'Nebeprisikiškiakopūsteliaujančiuosiuose',
      last_name: 'Pangaautomaadikasutajatunnus',
      city: 'Kuulilennuteetunneliluuk',
    },
  }),
  globals: { viewport: { value: 'small' } },
};
