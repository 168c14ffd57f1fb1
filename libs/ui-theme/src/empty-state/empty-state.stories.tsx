import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../button/button-link.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    heading: 'Nothing on the quay yet',
    children: 'Put something in, or paste a link from any American store and see what it costs at your door.',
    actions: <ButtonLink href="/marketplace">See all goods</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quay: Story = {};
export const Search: Story = { args: { picture: 'search', heading: 'Nothing was found' } };
export const Parcel: Story = { args: { picture: 'parcel', heading: 'You have no orders yet' } };
export const WithoutPicture: Story = { args: { picture: 'none' } };
export const WordsOnly: Story = { args: { actions: undefined } };

export const TwoWaysOn: Story = {
  args: {
    actions: (
      <>
        <ButtonLink href="/quote">Paste a link</ButtonLink>
        <ButtonLink href="/deals" look="quiet">
          See this week’s deals
        </ButtonLink>
      </>
    ),
  },
};

export const LongWords: Story = {
  args: {
    heading: 'Nebeprisikiškiakopūsteliaujančiuosiuose nieko nerasta',
    children: `Kuulilennuteetunneliluuk ja /${'pangaautomaadikasutajatunnusteparandamine'.repeat(3)}.`,
    actions: <ButtonLink href="/marketplace">Peržiūrėti visas parduotuvės prekes</ButtonLink>,
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const { right } = canvas.getByText(/Kuulilennuteetunneliluuk/).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
