import type { Meta, StoryObj } from '@storybook/react-vite';
import { atOffice } from '../testing/at-office.tsx';
import { aClaim, someClaims, someQuotes } from '../testing/office-rows.ts';

const meta = { title: 'Pages/Office/Quotes and claims' } satisfies Meta;

export default meta;

export const Quotes: StoryObj = atOffice('/quotes', { '/api/staff/quotes': { quotes: someQuotes } });
export const NoQuotes: StoryObj = atOffice('/quotes', { '/api/staff/quotes': { quotes: [] } });
export const QuotesFailed: StoryObj = atOffice('/quotes');

export const Claims: StoryObj = atOffice('/claims', { '/api/staff/claims': { claims: someClaims } });
export const NoClaims: StoryObj = atOffice('/claims', { '/api/staff/claims': { claims: [] } });
export const ClaimsFailed: StoryObj = atOffice('/claims');
export const OneClaim: StoryObj = atOffice('/claims/8', { '/api/staff/claims/one': { claim: aClaim } });
