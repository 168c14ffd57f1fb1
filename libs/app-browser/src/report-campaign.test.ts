import { createApiClient, type WireRequest } from '@shop/data-access';
import { expect, test, vi } from 'vitest';
import { reportCampaign } from './report-campaign.ts';

const answering = (status: number, body: unknown) => {
  const asked: WireRequest[] = [];
  const api = createApiClient(async (request) => {
    // Reads the signal, as the browser's transport does.
    asked.push({ ...request });
    return { status, body };
  });
  return { api, asked };
};

test('R-MKT-05 the campaign is posted with two seconds’ time-out and three retries', async () => {
  const patience = vi.spyOn(AbortSignal, 'timeout');
  const { api, asked } = answering(500, { status: false, message: 'defect', errors: {} });
  const report = vi.fn();
  reportCampaign({ api, report }, { search: '?utm_source=mail', consent: { allows: () => false } });
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
  reportCampaign({ api, report }, { search: '?utm_source=mail', consent: { allows: () => false } });
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(1));
  expect(report.mock.calls[0]?.[0]).toMatchObject({
    status: 422,
    message: expect.stringContaining('invalid_input') as unknown,
    errors: { utm_source: ['too_long'] },
  });
});

test('an address without a campaign posts nothing', () => {
  const { api, asked } = answering(200, { status: true });
  reportCampaign({ api, report: vi.fn() }, { search: '?s=lamp', consent: { allows: () => false } });
  expect(asked).toEqual([]);
});
