import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { kitControl } from './controls.ts';
import { createFaults, type Fault } from './faults.ts';
import { serve } from './serve.ts';
import { createWebhookSender } from './webhook-sender.ts';

let acts = 0;
const faults = createFaults();
const sender = createWebhookSender();
const { origin, close } = await serve({
  faults,
  mayFail: (path) => path.startsWith('/api/'),
  handle: (request) => {
    const done = kitControl(request, { faults, sender });
    if (done) return done;
    acts += 1;
    return { status: 200, body: { acts } };
  },
});
afterAll(close);
beforeEach(() => {
  acts = 0;
  faults.clear();
});

const plan = (fault: object) =>
  fetch(`${origin}/emulator/faults`, { method: 'POST', body: JSON.stringify(fault) });
const call = (path = '/api/pay') => fetch(`${origin}${path}`, { signal: AbortSignal.timeout(200) });

describe('a requested fault', () => {
  test.each(['401', '403', '409', '429', '500', '502', '503'] as const)('answers %s once', async (kind) => {
    expect((await plan({ when: 'before', kind, times: 1 })).status).toBe(204);
    expect((await call()).status).toBe(Number(kind));
    expect((await call()).status).toBe(200);
    expect(acts).toBe(1);
  });

  test('502 is no JSON, as from a server in front of the API', async () => {
    await plan({ when: 'before', kind: '502', times: 1 });
    expect(await (await call()).text()).toContain('<html>');
  });

  test('ends the connection', async () => {
    await plan({ when: 'before', kind: 'reset', times: 1 });
    await expect(call()).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
  });

  test('does not answer', async () => {
    await plan({ when: 'before', kind: 'timeout', times: 1 });
    await expect(call()).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test.each(['timeout', 'reset', '409', '429', '500', '502', '503'] satisfies Fault['kind'][])(
    'after the action by %s loses only the answer',
    async (kind) => {
      await plan({ when: 'after', kind, times: 1 });
      await call().catch(() => null);
      expect(acts).toBe(1);
    },
  );

  test('applies to calls of that path only, as often as requested, until it is withdrawn', async () => {
    await plan({ when: 'before', kind: '500', times: 9, path: '/pay' });
    expect((await call('/api/ask')).status).toBe(200);
    expect((await call('/other')).status).toBe(200);
    expect([(await call()).status, (await call()).status]).toEqual([500, 500]);
    await fetch(`${origin}/emulator/faults`, { method: 'DELETE' });
    expect((await call()).status).toBe(200);
  });

  test.each([{ when: 'never', kind: '500', times: 1 }, { when: 'before', kind: '418', times: 1 }, {}])(
    'with invalid settings is refused: %o',
    async (fault) => {
      expect((await plan(fault)).status).toBe(500);
      expect((await call()).status).toBe(200);
    },
  );
});
