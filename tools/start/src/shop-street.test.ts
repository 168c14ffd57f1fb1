import { expect, test } from 'vitest';
import { openShopStreet } from './shop-street.ts';

test('the shop reads links of a street on this machine, unless a setting says otherwise', async () => {
  const said: string[] = [];
  const own = await openShopStreet('web', (text) => void said.push(text));
  expect([own.settings, said]).toEqual([{}, []]);
  const street = await openShopStreet(undefined, (text) => void said.push(text));
  const origin = street.settings['LINK_READER'] ?? '';
  expect(said[0]).toContain(origin);
  const list = await fetch(origin);
  expect(await list.text()).toContain('https://woo-simple.example/p');
  await street.close();
});
