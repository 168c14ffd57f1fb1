import type { request } from 'undici';
import { OutboundRefused } from './outbound-refused.ts';

type Answer = Awaited<ReturnType<typeof request>>;

/** The body of an answer, read up to a bound. */
export async function readAtMost(
  { body, headers }: Pick<Answer, 'body' | 'headers'>,
  maxBytes: number,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = Number(headers['content-length'] ?? 0);
  if (size > maxBytes) throw new OutboundRefused('size', `${size} bytes announced`);
  size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new OutboundRefused('size', `more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
