import { authContract } from '@shop/contracts/auth';
import { aClient, atPage, says } from '@shop/testing-react/stories';
import { aHome } from '../testing.ts';

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

/** A story of a page for a client with this many addresses; the first is the main one, ids count from 1. */
export const atAddresses = (page: string, count: number) =>
  atPage({
    at: page,
    hasSession: true,
    answers: [says(authContract.currentUser, { status: true, user: aClient({ addresses: homes(count) }) })],
  });
