import { Readable } from 'node:stream';
import type { ApiGateway } from './api-gateway.ts';
import { visitorHeaders, type Caller } from './visitor-headers.ts';

/** A file that a visitor sends, in bytes; the API has the same bound. */
export const LARGEST_FILE = 10 * 1024 * 1024;

export class FileTooLarge extends Error {
  constructor() {
    super('the file is larger than a visitor may send');
    this.name = 'FileTooLarge';
  }
}

const bounded = async function* (bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > LARGEST_FILE) throw new FileTooLarge();
    yield chunk;
  }
};

type SendFileDeps = { readonly gateway: ApiGateway; readonly secret: string };

/**
 * Passes a file on to the API while it arrives: the server never has all of it in memory.
 * @throws FileTooLarge
 */
export const sendFile = (
  { gateway, secret }: SendFileDeps,
  caller: Caller,
  bytes: AsyncIterable<Buffer>,
): ReturnType<ApiGateway['send']> =>
  gateway.send({
    method: 'POST',
    path: '/api/files',
    headers: { ...visitorHeaders(caller, secret), 'content-type': 'application/octet-stream' },
    body: Readable.from(bounded(bytes), { objectMode: false }),
  });
