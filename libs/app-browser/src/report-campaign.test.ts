import { createApiClient, type WireRequest } from '@shop/data-access';
import { expect, test, vi } from 'vitest';
import { reportCampaign, utmOf } from './report-campaign.ts';

const answering = (status: number, body: unknown) => {
  const asked: WireRequest[] = [];
  const api = createApiClient(async (request) => {
    asked.push(request);
    return { status, body };
  });
  return { api, asked };
};

test('the parameters of a campaign are read from the address, and no others', () => {
  expect(utmOf('?utm_source=mail&utm_medium=newsletter&utm_campaign=spring&s=lamp')).toEqual({
    utm_source: 'mail',
    utm_medium: 'newsletter',
    utm_campaign: 'spring',
  });
  expect(utmOf('?utm_source=%20&utm_term=lamp')).toBeUndefined();
  expect(utmOf(`?utm_source=${'a'.repeat(300)}`)?.utm_source).toHaveLength(100);
  expect(utmOf('')).toBeUndefined();
});

test('R-MKT-05 the campaign is posted with two seconds’ time-out and three retries', async () => {
  const patience = vi.spyOn(AbortSignal, 'timeout');
  const { api, asked } = answering(500, { status: false, message: 'defect', errors: {} });
  const report = vi.fn();
  reportCampaign({ api, report }, '?utm_source=mail');
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(1));
  expect(asked.map(({ method, url, body }) => ({ method, url, body }))).toEqual(
    Array.from({ length: 4 }, () => ({ method: 'POST', url: '/api/utm', body: { utm_source: 'mail' } })),
  );
  // Other tests of the process may still wait for calls of theirs.
  expect(patience.mock.calls.filter(([ms]) => ms === 2_000)).toHaveLength(4);
  patience.mockRestore();
});

test('R-ERC-07 a campaign that could not be posted is reported with the server’s answer', async () => {
  const said = { status: false, message: 'invalid_input', errors: { utm_source: ['too_long'] } };
  const { api } = answering(422, said);
  const report = vi.fn();
  reportCampaign({ api, report }, '?utm_source=mail');
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(1));
  expect(report.mock.calls[0]?.[0]).toMatchObject({
    status: 422,
    message: expect.stringContaining('invalid_input') as unknown,
    errors: { utm_source: ['too_long'] },
  });
});

test('an address without a campaign posts nothing', () => {
  const { api, asked } = answering(200, { status: true });
  reportCampaign({ api, report: vi.fn() }, '?s=lamp');
  expect(asked).toEqual([]);
});
