import { expect, onTestFinished, test } from 'vitest';
import { kitControl } from './controls.ts';
import { createFaults } from './faults.ts';
import { serve } from './serve.ts';
import { createWebhookSender } from './webhook-sender.ts';

/** A shop that receives webhooks, and an emulator that sends them. */
const listen = async (statuses: number[] = []) => {
  const heard: string[] = [];
  const signatures: string[] = [];
  const faults = createFaults();
  const sender = createWebhookSender({ pauseMs: 20 });
  const { origin, close } = await serve({
    faults,
    mayFail: () => false,
    handle: (request) => {
      const done = kitControl(request, { faults, sender });
      if (done) return done;
      heard.push(request.body);
      signatures.push(String(request.headers['signature']));
      return { status: statuses.shift() ?? 200, body: '' };
    },
  });
  onTestFinished(close);
  let attempts = 0;
  const send = (body: string) =>
    sender.send({
      url: `${origin}/hear`,
      body,
      headers: () => ({ signature: String((attempts += 1)) }),
    });
  const ask = (delivery: object) =>
    fetch(`${origin}/emulator/webhooks`, { method: 'POST', body: JSON.stringify(delivery) });
  return { heard, signatures, send, ask, settled: sender.settled };
};

test('a webhook arrives once, immediately', async () => {
  const { heard, send, settled } = await listen();
  send('one');
  await settled();
  expect(heard).toEqual(['one']);
});

test('it is sent again with a new signature until the shop accepts it', async () => {
  const { heard, signatures, send, settled } = await listen([500, 404]);
  send('one');
  await settled();
  expect(heard).toEqual(['one', 'one', 'one']);
  expect(signatures).toEqual(['1', '2', '3']);
});

test('all requested copies arrive, and none if none is requested', async () => {
  const { heard, send, ask, settled } = await listen();
  expect((await ask({ copies: 3 })).status).toBe(204);
  send('one');
  await settled();
  await ask({ copies: 0 });
  send('two');
  await settled();
  expect(heard).toEqual(['one', 'one', 'one']);
});

test('shuffled ones arrive in another order', async () => {
  const { heard, send, ask, settled } = await listen();
  await ask({ isShuffled: true });
  const all = Array.from({ length: 30 }, (_, at) => `event ${at}`);
  for (const one of all) send(one);
  await settled();
  expect(heard.toSorted()).toEqual(all.toSorted());
  expect(heard).not.toEqual(all);
});

test('late ones arrive after their delay', async () => {
  const { heard, send, ask, settled } = await listen();
  await ask({ delayMs: 60 });
  const begun = performance.now();
  send('late');
  expect(heard).toEqual([]);
  await settled();
  expect(heard).toEqual(['late']);
  expect(performance.now() - begun).toBeGreaterThan(50);
});

test('an invalid setting is refused', async () => {
  const { ask } = await listen();
  expect((await ask({ copies: -1 })).status).toBe(500);
  expect((await ask({ speed: 2 })).status).toBe(500);
});
