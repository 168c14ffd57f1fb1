import { expect, test } from 'vitest';
import { restrictionOf } from '../restricted-goods.ts';

test.each([
  ['a thing that holds it', 'Wine bottle rack', 'Vyno taurė', 'Vīna glāze', 'Veini klaas'],
  [
    'what is for it',
    'Storage for power bank',
    'Dėklas pistoletui',
    'Futrāļi pistolēm',
    'Hoidja akupanga jaoks',
  ],
  ['what only looks like it', 'Toy pistol', 'Žaislinis pistoletas', 'Rotaļu pistole', 'Mängupüstol'],
  [
    'what is without it',
    'Drone without battery',
    'Kremas be ibuprofeno',
    'Dzēriens bez degvīna',
    'Ilma viinata',
  ],
  [
    'an empty vessel',
    'Perfume bottle, empty',
    'Kvepalų flakonas, tuščias',
    'Pudele, tukša',
    'Parfüümipudel, tühi',
  ],
  [
    'the value of an option',
    'Heels 38 Color: Champagne',
    'Batai 40 Spalva: vyno',
    'Soma Krāsa: konjaka',
    'Saapad Värv: vein',
  ],
  ['merchandise', 'Vodka T-shirt', 'Knyga apie viskį', 'Grāmata par konjaku', 'Raamat viskist'],
  [
    'a noun after a genitive',
    'Beer belly costume',
    'Šautuvų remontas',
    'Cigarešu smēķētāji',
    'Küünelaki kuivatamine',
  ],
])('goods are not meant by %s', (_, ...titles) => {
  expect(titles.map((title) => [title, restrictionOf(title)])).toEqual(titles.map((title) => [title, null]));
});

test('goods with something, in something or in an amount are meant', () => {
  expect(restrictionOf('Whisky with two glasses')).toBe('alcohol');
  expect(restrictionOf('Viskis su taurėmis')).toBe('alcohol');
  expect(restrictionOf('Viskijs ar glāzēm')).toBe('alcohol');
  expect(restrictionOf('Viski koos klaasidega')).toBe('alcohol');
  expect(restrictionOf('Box of 25 cigars')).toBe('tobacco');
  expect(restrictionOf('Vyno butelis 0,75 l')).toBe('alcohol');
  expect(restrictionOf('Petardų rinkinys')).toBe('explosives');
});

test('a battery by itself is found, one in a device is let through', () => {
  expect(restrictionOf('Telefono baterija „iPhone 11“')).toBe('batteries');
  expect(restrictionOf('Akumulators Varta 12 V')).toBe('batteries');
  expect(restrictionOf('Cordless drill with two lithium batteries')).toBeNull();
  expect(restrictionOf('Battery operated lantern')).toBeNull();
  expect(restrictionOf('Akutrell kahe akuga')).toBeNull();
});

test('an Estonian compound is what its last noun is', () => {
  expect(restrictionOf('Veiniriiul')).toBeNull();
  expect(restrictionOf('Sigaretietui')).toBeNull();
  expect(restrictionOf('Õunasiider')).toBe('alcohol');
  expect(restrictionOf('Nikotiinipadjad')).toBe('tobacco');
  expect(restrictionOf('Gaasirevolver')).toBe('weapons');
});

test('titles without marks over letters are read as well', () => {
  expect(restrictionOf('Isorine baterija 10000 mAh')).toBe('batteries');
  expect(restrictionOf('Naju zales pret sapem')).toBe('medicine');
  expect(restrictionOf('Ounasiider')).toBe('alcohol');
});

test.each(['Acyclovir cream', 'Aciklovyro kremas', 'Aciklovira krēms', 'Atsükloviiri kreem'])(
  'a substance is found as each language spells it: %s',
  (title) => {
    expect(restrictionOf(title)).toBe('medicine');
  },
);

test('supplements, computers and dishwasher tablets are no medicine', () => {
  expect(restrictionOf('Ibumetin 400 mg tabletės')).toBe('medicine');
  expect(restrictionOf('Vitamin C 1000 mg tablets')).toBeNull();
  expect(restrictionOf('Tablet 10 inch 64 GB')).toBeNull();
  expect(restrictionOf('Dishwasher tablets, 60 count')).toBeNull();
});
