import { authContract } from '@shop/contracts/auth';
import { savedMeansContract } from '@shop/contracts/saved-means';
import type { SavedCard } from '@shop/data-access/saved-means';
import { aClient, atPage, isDown, says } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aSavedCard } from '../testing/a-saved-card.ts';

const meta = { title: 'Pages/Checkout/Saved cards' } satisfies Meta;

export default meta;

const client = says(authContract.currentUser, { status: true, user: aClient() });
const METHODS = [{ id: 1, provider: 'made-up' }];

const at = (means: SavedCard[], address = '/saved-cards', methods = METHODS): StoryObj =>
  atPage({
    at: address,
    hasSession: true,
    answers: [client, says(savedMeansContract.list, { status: true, means, methods })],
  });

const SOME = [
  aSavedCard(),
  aSavedCard({ id: 4, network: 'mastercard', last_four: '4444', is_expired: true, expires_year: 2025 }),
  aSavedCard({ id: 3, last_four: '1881', is_ending: true }),
];

export const Empty: StoryObj = at([]);
export const Some: StoryObj = at(SOME);
export const NothingCanBeSaved: StoryObj = at([], '/saved-cards', []);
export const JustSaved: StoryObj = at(SOME, '/saved-cards?done=kept');
export const Refused: StoryObj = at([], '/saved-cards?declined=insufficient_funds');
export const BeingDeleted: StoryObj = at(SOME, '/saved-cards?done=ending');
export const Failed: StoryObj = atPage({
  at: '/saved-cards',
  hasSession: true,
  answers: [client, isDown(savedMeansContract.list)],
});
export const Small: StoryObj = { ...at(SOME), globals: { viewport: { value: 'small' } } };
