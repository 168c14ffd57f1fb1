import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AskForm, AskPanel } from './ask-panel.tsx';
import { Hero } from './hero.tsx';

const meta = {
  title: 'Components/Hero',
  component: Hero,
  args: {
    heading: 'Anything sold in America, at your door',
    chart: { from: 'Delaware', to: 'Lithuania', air: 'Air, 6–9 days', sea: 'Sea, 32–40 days' },
    children: 'One price before you pay: goods, shipping, duty and VAT. By air sooner, by sea for less.',
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithChart: Story = {};
export const LongPlace: Story = {
  args: {
    chart: { from: 'Delaware', to: 'United Arab Emirates', air: 'Air, 4–7 days', sea: 'Sea, 40–50 days' },
  },
};
export const WithoutChart: Story = { args: { chart: undefined } };
/** The panel overlaps the lower edge. */
export const WithAsk: Story = {
  render: (args) => (
    <>
      <Hero {...args} />
      <AskPanel>
        <AskForm
          action="/search"
          icon="search"
          name="s"
          type="search"
          label="Search the shop"
          placeholder="Headphones, trainers, watches"
          submitLabel="Search"
          onSubmit={fn()}
        />
      </AskPanel>
    </>
  ),
};
export const SmallScreen: Story = { ...WithAsk, globals: { viewport: { value: 'small' } } };
export const LongWords: Story = {
  args: {
    heading: 'Viskas, kas parduodama Amerikoje, – prie nebeprisikiškiakopūsteliaujančiuosiuose durų',
    chart: { from: 'Delaveras', to: 'Jungtiniai Arabų Emyratai', air: 'Oru, 6–9 d.', sea: 'Jūra, 32–40 d.' },
    children: 'kuulilennuteetunneliluuk pangaautomaadikasutajatunnus',
  },
};
