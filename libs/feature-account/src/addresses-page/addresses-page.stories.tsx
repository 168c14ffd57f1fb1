import { authContract } from '@shop/contracts/auth';
import { aClient, atPage, says } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aHome } from '../testing.ts';

const meta = { title: 'Pages/Account/Addresses' } satisfies Meta;

export default meta;

const PLACES = [
  { first_address: 'Ukmergės g. 282', city: 'Vilnius', zip: '06318', country_id: 1 },
  { first_address: 'Brīvības iela 104-12', city: 'Rīga', zip: 'LV-1011', country_id: 2 },
  { first_address: 'Pärnu maantee 139C', city: 'Tallinn', zip: '11317', country_id: 3 },
  {
    first_address: 'Nebeprisikiškiakopūsteliaujančiuosiuose g. 14-3',
    city: 'Kuulilennuteetunneliluuk',
    zip: '44280',
    country_id: 1,
  },
];

const homes = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    aHome({ ...PLACES[at % PLACES.length], id: at + 1, is_main: at === 0 }),
  );

const at = (page: string, count: number): StoryObj =>
  atPage({
    at: page,
    hasSession: true,
    answers: [says(authContract.currentUser, { status: true, user: aClient({ addresses: homes(count) }) })],
  });

export const Empty: StoryObj = at('/delivery-addresses', 0);

export const Few: StoryObj = at('/delivery-addresses', 3);

/** More than most clients have: the page is long, and each card is as high as its row. */
export const Many: StoryObj = at('/delivery-addresses', 24);

export const JustSaved: StoryObj = at('/delivery-addresses?done=saved', 2);

export const New: StoryObj = at('/delivery-addresses/new', 1);

export const Edit: StoryObj = at('/delivery-addresses/2', 3);

export const Remove: StoryObj = at('/delivery-addresses/4/remove', 4);
