import { Readable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import type { ApiGateway } from '../api/api-gateway.ts';
import { createChangeStream, type ChangeStream } from './change-stream.ts';

let stream: ChangeStream | undefined;
afterEach(() => stream?.close());

type Answer = { statusCode: number; body: Readable };

/** Connects to an API with this answer, and collects what is received. */
const heardFrom = (answer: () => Answer) => {
  const heard: string[] = [];
  let gaps = 0;
  stream = createChangeStream({
    gateway: { send: async () => answer() } as unknown as ApiGateway,
    secret: 'secret',
    onChange: (key) => heard.push(key),
    onGap: () => (gaps += 1),
  });
  return { heard, gaps: () => gaps };
};

/** An answer that sends these chunks, one in each turn of the event loop, and then stays open. */
const saying = (chunks: readonly Buffer[]): Answer => {
  const left = [...chunks];
  const body = new Readable({
    read() {
      const next = left.shift();
      if (next) setImmediate(() => this.push(next));
    },
  });
  return { statusCode: 200, body };
};

const bytesOf = (text: string) => [...Buffer.from(text)].map((byte) => Buffer.of(byte));

test.each([
  ['in one piece', (text: string) => [Buffer.from(text)]],
  ['byte for byte', bytesOf],
])('keys that come %s are received whole and in order', async (_, inChunks) => {
  const text = ': open\n\ndata: product:12\n\ndata:config:lt\r\n\r\nevent: beat\ndata: category:šuo\n\n';
  const { heard } = heardFrom(() => saying(inChunks(text)));
  await expect.poll(() => heard).toEqual(['product:12', 'config:lt', 'category:šuo']);
  expect(stream?.isOpen()).toBe(true);
});

test('an incomplete message is ignored', async () => {
  const { heard } = heardFrom(() => saying([Buffer.from('data: product:1\n\ndata: product:12')]));
  await expect.poll(() => heard).toEqual(['product:1']);
});

test('a lost connection counts as a gap, and is reopened', async () => {
  let asked = 0;
  const { heard, gaps } = heardFrom(() => {
    asked += 1;
    if (asked > 1) return saying([Buffer.from('data: product:2\n\n')]);
    return { statusCode: 200, body: Readable.from([Buffer.from('data: product:1\n\ndata: lost')]) };
  });
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual(['product:1', 'product:2']);
  // One when the first connection opened, one when it broke, one when the second opened.
  expect(gaps()).toBe(3);
});
