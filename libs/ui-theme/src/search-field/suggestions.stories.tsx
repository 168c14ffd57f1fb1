import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { headphones } from '../picture/story-picture.ts';
import { SearchField } from './search-field.tsx';
import { SuggestionArea } from './suggestion-area.tsx';
import {
  SuggestionGroup,
  SuggestionLink,
  SuggestionNone,
  Suggestions,
  SuggestionSkeleton,
} from './suggestions.tsx';

const goods = [
  ['Luma Mini over-ear headphones', 'Tonvik', '€118.68'],
  ['Celia S on-ear headphones', 'Klangholm', '€91.08'],
  ['Sports headphones with a case for travelling, water-proof to thirty metres', 'Nimvo', '€1,142.60'],
] as const;

const Goods = () => (
  <SuggestionGroup heading="Goods">
    {goods.map(([name, brand, price]) => (
      <SuggestionLink key={name} href="/en/p/x" picture={headphones} hint={brand} end={price}>
        {name}
      </SuggestionLink>
    ))}
  </SuggestionGroup>
);

const meta = {
  title: 'Components/Suggestions',
  component: Suggestions,
  subcomponents: { SuggestionArea, SuggestionGroup, SuggestionLink, SuggestionNone, SuggestionSkeleton },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    label: 'Suggestions',
    status: '85 items found.',
    children: [
      <SuggestionGroup key="categories" heading="Categories">
        <SuggestionLink href="/en/c/audio/headphones" icon="menu" hint="Electronics › Audio">
          Headphones
        </SuggestionLink>
      </SuggestionGroup>,
      <Goods key="goods" />,
      <SuggestionGroup key="all">
        <SuggestionLink href="/en/search?s=head">Show all 85 items for “head”</SuggestionLink>
      </SuggestionGroup>,
    ],
  },
  render: (args) => (
    <div style={{ maxInlineSize: 640, minBlockSize: 540 }}>
      <SuggestionArea
        field={
          <SearchField label="Search the shop" submitLabel="Search" action="/en/search" defaultValue="head" />
        }
        onAsk={fn()}
        onLeave={fn()}
        onSend={fn()}
      >
        <Suggestions {...args} />
      </SuggestionArea>
    </div>
  ),
} satisfies Meta<typeof Suggestions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** While the field is still empty. */
export const Recent: Story = {
  args: {
    status: '',
    children: (
      <SuggestionGroup heading="Recent searches" undo={{ label: 'Clear recent searches', onClick: fn() }}>
        {['wool coat', 'kettle'].map((term) => (
          <SuggestionLink key={term} href={`/en/search?s=${term}`} icon="clock">
            {term}
          </SuggestionLink>
        ))}
      </SuggestionGroup>
    ),
  },
};

export const Loading: Story = {
  args: {
    status: 'Searching',
    isBusy: true,
    children: (
      <SuggestionGroup heading="Goods">
        <SuggestionSkeleton />
      </SuggestionGroup>
    ),
  },
};

export const Nothing: Story = {
  args: {
    status: 'Nothing is found.',
    children: (
      <SuggestionNone>
        Nothing is found for “kuulilennuteetunneliluuk”. Check the spelling or try a wider word.
      </SuggestionNone>
    ),
  },
};

export const OnSmallScreens: Story = { globals: { viewport: { value: 'small' } } };

const Typed = () => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <SuggestionArea
      field={<SearchField label="Search the shop" submitLabel="Search" action="/en/search" />}
      onAsk={setTyped}
      onLeave={() => setTyped(null)}
      onSend={() => setTyped(null)}
    >
      {typed && (
        <Suggestions label="Suggestions" status="3 items found.">
          <Goods />
        </Suggestions>
      )}
    </SuggestionArea>
  );
};

/** The arrow keys go through the list, Escape returns to the field with its text. */
export const Keyboard: Story = {
  render: () => (
    <div style={{ maxInlineSize: 640, minBlockSize: 540 }}>
      <Typed />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('head{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /^Luma/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('link', { name: /^Sports/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.getByRole('searchbox')).toHaveValue('head');
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

export const LongWords: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    children: [
      <SuggestionGroup
        key="recent"
        heading="Nebeprisikiškiakopūsteliaujančiuosiuose ieškota"
        undo={{ label: 'Pangaautomaadikasutajatunnus', onClick: fn() }}
      >
        <SuggestionLink href="/lt" icon="clock">
          kuulilennuteetunneliluuk pangaautomaadikasutajatunnus
        </SuggestionLink>
      </SuggestionGroup>,
      <SuggestionGroup key="goods" heading="Prekės">
        <SuggestionLink
          href="/lt"
          picture={headphones}
          hint="Nebeprisikiškiakopūsteliaujančiuosiuose"
          end="12 345,67 €"
        >
          Nebeprisikiškiakopūsteliaujančiuosiuose nebepaskirstomieji
        </SuggestionLink>
      </SuggestionGroup>,
    ],
  },
};
