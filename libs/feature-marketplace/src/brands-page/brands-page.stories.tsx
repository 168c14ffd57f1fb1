import { catalogueContract } from '@shop/contracts/catalogue';
import { atPage, says } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandsOfLetters } from '../testing/brand-answers.ts';

const meta = { title: 'Pages/AllBrands' } satisfies Meta;

export default meta;

const all = brandsOfLetters({
  '0–9': ['3 Pines'],
  A: ['Alder & Co', 'Anvil', 'Arcadia'],
  K: ['Kestrel Audio', 'Kettle & Loom', 'Korvo', 'Kūlis'],
  Š: ['Šilas'],
  T: ['Tern', 'Tonfeld'],
});
const answers = [says(catalogueContract.brands, all)];

export const All: StoryObj = atPage({ at: '/all-brands', answers });
export const OnSmallScreens: StoryObj = { ...All, globals: { viewport: { value: 'small' } } };
export const OneLetter: StoryObj = atPage({
  at: '/all-brands?az=K',
  answers: [says(catalogueContract.brands, { ...all, groups: all.groups.slice(2, 3) })],
});
export const NothingFound: StoryObj = atPage({
  at: '/all-brands?az=zzz',
  answers: [says(catalogueContract.brands, { ...all, groups: [] })],
});
export const NoBrands: StoryObj = atPage({
  at: '/all-brands',
  answers: [says(catalogueContract.brands, brandsOfLetters({}))],
});
