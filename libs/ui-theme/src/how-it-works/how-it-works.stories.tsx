import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLink } from '../link/arrow-link.tsx';
import { HowItWorks } from './how-it-works.tsx';

const meta = {
  title: 'Components/HowItWorks',
  component: HowItWorks,
  args: {
    heading: 'How it works',
    steps: [
      { title: 'Choose, and see the price', text: 'Air and sea side by side, every line of it.' },
      {
        title: 'We buy, check and pack',
        text: 'Your items are combined in our Delaware warehouse and sent as one parcel.',
      },
      {
        title: 'Delivered, nothing more to pay',
        text: 'By courier to your door or to a pickup point near you.',
      },
    ],
  },
} satisfies Meta<typeof HowItWorks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeSteps: Story = {};
export const WithLink: Story = { args: { action: <ArrowLink href="/how">How it works</ArrowLink> } };
export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
export const LongWords: Story = {
  args: {
    heading: 'Iš bet kurios Amerikos parduotuvės – trimis žingsniais',
    steps: [
      { title: 'Nebeprisikiškiakopūsteliaujančiuosiuose', text: 'kuulilennuteetunneliluuk' },
      { title: 'Pangaautomaadikasutajatunnus', text: 'Nebepaskirstomieji' },
      { title: 'Pristatome – daugiau mokėti nereikia', text: 'Ant slenksčio nieko mokėti nereikia.' },
    ],
  },
};
