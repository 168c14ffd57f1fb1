import { expect, test } from 'vitest';
import { isCarried, restrictionOf } from './restricted-goods.ts';

test.each([
  ['Anker power bank 20000 mAh', 'batteries'],
  ['Išorinė baterija 10000 mAh', 'batteries'],
  ['Litija akumulators 18650', 'batteries'],
  ['Akupank Xiaomi', 'batteries'],
  ['Dior Sauvage Eau de Parfum 100 ml', 'liquids'],
  ['Kvepalai moterims', 'liquids'],
  ['Smaržas vīriešiem', 'liquids'],
  ['Parfüüm naistele', 'liquids'],
  ['Glock 19 pistol', 'weapons'],
  ['Šautuvas su optika', 'weapons'],
  ['Medžioklinis šautuvas', 'weapons'],
  ['Laskemoon 9 mm', 'weapons'],
  ['Fireworks set', 'explosives'],
  ['Ilutulestik', 'explosives'],
  ['Ibuprofen 400 mg tablets', 'medicine'],
  ['Vaistai nuo gripo', 'medicine'],
  ['Marlboro cigarettes', 'tobacco'],
  ['Disposable vape 600', 'tobacco'],
  ['Jack Daniel’s whiskey 0,7 l', 'alcohol'],
  ['Red wine, Napa Valley 2019', 'alcohol'],
  ['Amazon gift card 50 USD', 'money'],
  ['Live fish for aquarium', 'animals'],
] as const)('%s is %s', (title, restriction) => {
  expect(restrictionOf(title)).toBe(restriction);
});

test.each([
  'Hot glue gun with 20 sticks',
  'Massage gun Theragun Mini',
  'Levi’s 501 jeans',
  'Stainless steel egg whisk',
  'Wine glass set of 6',
  'Cat whisker sensor toy',
  'Cigarette pants, black',
  'Essential oil diffuser',
  'Gift card holder wallet',
  'Runner’s belt',
  'Gingham shirt',
  'Drum sticks',
  'Belgian waffle maker',
  'Beginner guitar',
  'Zāles pļāvējs',
  'Vaistinėlė turistinė, tuščia',
  'Nike Air Max 90',
])('%s is free', (title) => {
  expect(restrictionOf(title)).toBeNull();
});

test('batteries and liquids are carried by sea, weapons never', () => {
  expect([isCarried('batteries', 'sea'), isCarried('batteries', 'air')]).toEqual([true, false]);
  expect([isCarried('weapons', 'sea'), isCarried('weapons', 'air')]).toEqual([false, false]);
  expect(isCarried(null, 'air')).toBe(true);
});

test('only the beginning of a very long title is read', () => {
  expect(restrictionOf(`${'a '.repeat(300)} pistol`)).toBeNull();
});
