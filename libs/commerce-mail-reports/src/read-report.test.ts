import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { complaint, exchangeBounce, postfixBounce } from './testing/message-samples.ts';
import { LARGEST_REPORT, readReport } from './read-report.ts';

const TOKEN = `qglj-${'0123456789abcdef'.repeat(2)}`;
const PATH = `bounce+${TOKEN}@mail.shop.example`;
const OTHER = `bounce+1-${'f'.repeat(32)}@mail.shop.example`;
const read = (message: string) => readReport(Buffer.from(message));
const said = (kind: string, status: string) => ({ ok: true, value: { token: TOKEN, kind, status } });

describe('a delivery status', () => {
  test('of Postfix names the mail, the status and the recipient’s failure', async () => {
    expect(await read(postfixBounce(PATH))).toEqual(said('hard_bounce', '5.1.1'));
  });

  test('of Exchange has its status in the words of the recipient’s server; the mail that it quotes is not believed', async () => {
    expect(await read(exchangeBounce(PATH))).toEqual(said('hard_bounce', '5.1.10'));
  });

  test.each([
    ['5.1.1', 'failed', 'hard_bounce'],
    ['5.2.1', 'failed', 'hard_bounce'],
    ['5.4.4', 'failed', 'hard_bounce'],
    ['5.1.8', 'failed', 'soft_bounce'],
    ['5.2.2', 'failed', 'soft_bounce'],
    ['5.7.1', 'failed', 'soft_bounce'],
    ['4.2.2', 'failed', 'soft_bounce'],
    ['4.4.1', 'delayed', 'soft_bounce'],
    ['5.1.1', 'delayed', 'soft_bounce'],
  ])('%s, %s, is a %s', async (status, action, kind) => {
    expect(await read(postfixBounce(PATH, { status, action }))).toEqual(said(kind, status));
  });

  test.each([
    ['2.0.0', 'delivered'],
    ['2.0.0', 'relayed'],
    ['5.1.1', 'expanded'],
  ])('%s, %s, is no failure', async (status, action) => {
    expect(await read(postfixBounce(PATH, { status, action }))).toEqual({ ok: false, error: 'no_failure' });
  });
});

describe('a complaint', () => {
  test('is known by the return path that it quotes', async () => {
    expect(await read(complaint(PATH))).toEqual(said('complaint', ''));
  });

  test('that takes one back is none', async () => {
    expect(await read(complaint(PATH, 'not-spam'))).toEqual({ ok: false, error: 'no_failure' });
  });
});

describe('a message', () => {
  const bounce = postfixBounce(PATH);
  const refused = (error: string) => ({ ok: false, error });

  test('without a return path of the shop is refused', async () => {
    expect(await read(postfixBounce('no-reply@shop.example'))).toEqual(refused('no_token'));
  });

  test('about two mails is refused: a report is about one address', async () => {
    expect(await read(bounce.replace(`To: ${PATH}`, `To: ${PATH}, ${OTHER}`))).toEqual(
      refused('many_tokens'),
    );
  });

  test('that a person or an absence assistant wrote is refused', async () => {
    const text = `From: a@b.example\r\nTo: ${PATH}\r\nContent-Type: text/plain\r\n\r\nStatus: 5.1.1\r\nAction: failed\r\n`;
    expect(await read(text)).toEqual(refused('no_report'));
    expect(await read(bounce.replace('multipart/report', 'multipart/mixed'))).toEqual(refused('no_report'));
  });

  test('that is too large, or has too many parts, is refused unread', async () => {
    expect(await readReport(new Uint8Array(LARGEST_REPORT + 1))).toEqual(refused('too_large'));
    const begin = bounce.indexOf('--7B1E');
    const part = '--7B1E41A0.1772445603/mx.post.example\r\nContent-Type: image/png\r\n\r\nx\r\n';
    const withParts = (count: number) => bounce.slice(0, begin) + part.repeat(count) + bounce.slice(begin);
    expect(await read(withParts(10))).toEqual(said('hard_bounce', '5.1.1'));
    expect(await read(withParts(25))).toEqual(refused('malformed'));
    expect(await read(withParts(5_000))).toEqual(refused('malformed'));
  });

  test('that nests parts without end is refused', async () => {
    const nested = Array.from(
      { length: 40 },
      (_, at) => `Content-Type: multipart/report; boundary="b${at}"\r\n\r\n--b${at}\r\n`,
    );
    expect(await read(`To: ${PATH}\r\n${nested.join('')}`)).toEqual(refused('malformed'));
  });

  test('with any changed or missing bytes is read or refused, and names no other mail', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(bounce.length), fc.nat(200), fc.string(), async (at, length, text) => {
        const report = await read(bounce.slice(0, at) + text + bounce.slice(at + length));
        if (report.ok) expect(report.value.token).toBe(TOKEN);
      }),
      { numRuns: 300 },
    );
  });
});
