import type { Meta, StoryObj } from '@storybook/react-vite';
import { atOffice } from '../testing/at-office.tsx';
import { aText, aTextImport, aTextOfABrand, aTextWithPicture, someTexts } from '../testing/text-rows.ts';

const meta = { title: 'Pages/Office/Texts' } satisfies Meta;

export default meta;

export const Texts: StoryObj = atOffice('/texts', { '/api/staff/texts': someTexts });
export const NoTexts: StoryObj = atOffice('/texts?words=unknown', {
  '/api/staff/texts': { ...someTexts, texts: [], total: 0, pages: 1 },
});
export const TextsFailed: StoryObj = atOffice('/texts');

export const OneText: StoryObj = atOffice('/texts/cart.count', { '/api/staff/texts/one': aText });
export const TextOfABrand: StoryObj = atOffice('/texts/cart.count?brand=ae', {
  '/api/staff/texts/one': aTextOfABrand,
});
export const TextWithPicture: StoryObj = atOffice('/texts/cart.count', {
  '/api/staff/texts/one': aTextWithPicture,
});
export const OneTextFailed: StoryObj = atOffice('/texts/cart.count');

export const Files: StoryObj = atOffice('/texts/files', { '/api/staff/texts': someTexts });
export const FilesFailed: StoryObj = atOffice('/texts/files');

export const Report: StoryObj = atOffice('/texts/files/a-key', { '/api/staff/texts/import': aTextImport });
export const EmptyReport: StoryObj = atOffice('/texts/files/a-key', {
  '/api/staff/texts/import': { ...aTextImport, accepted: 0, refused: 0, units: [] },
});
export const ReportFailed: StoryObj = atOffice('/texts/files/a-key');
