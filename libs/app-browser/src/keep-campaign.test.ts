import { beforeEach, expect, test } from 'vitest';
import { keepCampaign } from './keep-campaign.ts';

const allowed = { allows: () => true };
const refused = { allows: () => false };
const kept = () => document.cookie.split('; ').filter((pair) => pair.startsWith('shop_utm_'));

beforeEach(() => {
  for (const name of ['shop_utm_first', 'shop_utm_last']) document.cookie = `${name}=; max-age=0`;
});

test('without consent nothing is kept, and the address alone counts', () => {
  expect(keepCampaign(refused, '?utm_source=mail')).toEqual({ utm_source: 'mail' });
  expect(kept()).toEqual([]);
  expect(keepCampaign(refused, '')).toBeUndefined();
});

test('with consent the first and the last campaign are kept, and later visits count for the last', () => {
  keepCampaign(allowed, '?utm_source=mail');
  keepCampaign(allowed, '?utm_source=search&utm_medium=cpc');
  expect(kept().sort()).toEqual([
    'shop_utm_first=utm_source=mail',
    'shop_utm_last=utm_medium=cpc&utm_source=search',
  ]);
  expect(keepCampaign(allowed, '?s=lamp')).toEqual({ utm_medium: 'cpc', utm_source: 'search' });
});

test('withdrawn consent removes them', () => {
  keepCampaign(allowed, '?utm_source=mail');
  keepCampaign(refused, '');
  expect(kept()).toEqual([]);
});
