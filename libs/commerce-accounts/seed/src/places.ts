import type { BrandConfig } from '@shop/brand';

type Place = {
  countryId: number;
  phone: string;
  people: readonly [first: string, last: string][];
  homes: readonly [street: string, city: string, zip: string][];
};

/** Names and addresses of people in a brand's country, valid in its forms. */
const PLACES: Readonly<Record<string, Place>> = {
  LT: {
    countryId: 1,
    phone: '+370 612 345',
    people: [
      ['Rūta', 'Kazlauskaitė'],
      ['Mantas', 'Petrauskas'],
      ['Ieva', 'Jankauskienė'],
      ['Tomas', 'Žukauskas'],
      ['Eglė', 'Butkutė'],
    ],
    homes: [
      ['Gedimino pr. 31-4', 'Vilnius', '01104'],
      ['Laisvės al. 58-12', 'Kaunas', '44238'],
    ],
  },
  LV: {
    countryId: 2,
    phone: '+371 2012 34',
    people: [
      ['Līga', 'Bērziņa'],
      ['Andris', 'Kalniņš'],
      ['Zane', 'Ozoliņa'],
      ['Jānis', 'Liepiņš'],
      ['Ilze', 'Krūmiņa'],
    ],
    homes: [
      ['Brīvības iela 74-9', 'Rīga', 'LV-1011'],
      ['Lielā iela 12-3', 'Liepāja', 'LV-3401'],
    ],
  },
  EE: {
    countryId: 3,
    phone: '+372 5123 45',
    people: [
      ['Kadri', 'Tamm'],
      ['Martin', 'Saar'],
      ['Liis', 'Mägi'],
      ['Rasmus', 'Kask'],
      ['Triin', 'Sepp'],
    ],
    homes: [
      ['Pärnu mnt 21-6', 'Tallinn', '10141'],
      ['Riia 14-8', 'Tartu', '51010'],
    ],
  },
  NL: {
    countryId: 4,
    phone: '+31 6 123456',
    people: [
      ['Sanne', 'de Vries'],
      ['Daan', 'Jansen'],
      ['Lotte', 'Bakker'],
      ['Bram', 'Visser'],
      ['Fleur', 'Mulder'],
    ],
    homes: [
      ['Prinsengracht 412', 'Amsterdam', '1016 JC'],
      ['Oudegracht 158', 'Utrecht', '3511 AZ'],
    ],
  },
  AE: {
    countryId: 5,
    phone: '+971 50 12345',
    people: [
      ['Mariam', 'Al Nuaimi'],
      ['Omar', 'Haddad'],
      ['Aisha', 'Rahman'],
      ['Yousef', 'Al Marri'],
      ['Priya', 'Menon'],
    ],
    homes: [
      ['Marina Walk 14, Apt 1203', 'Dubai', ''],
      ['Corniche Road 8, Apt 402', 'Abu Dhabi', ''],
    ],
  },
};

export type Home = {
  id: number;
  first_name: string;
  last_name: string;
  first_address: string;
  city: string;
  zip: string;
  phone_number: string;
  country_id: number;
};

/** The home address of one of the country's five people; the second one is a summer address. */
export function homeOf(country: BrandConfig['country'], who: number, home = 0): Home {
  const place = PLACES[country] ?? PLACES['LT'];
  const [first, last] = place?.people[who] ?? ['Demo', 'Client'];
  const [street, city, zip] = place?.homes[home] ?? ['', '', ''];
  return {
    id: 0,
    first_name: first,
    last_name: last,
    first_address: street,
    city,
    zip,
    phone_number: `${place?.phone ?? '+370 612 345'}${who + 1}${home + 1}`,
    country_id: place?.countryId ?? 1,
  };
}
