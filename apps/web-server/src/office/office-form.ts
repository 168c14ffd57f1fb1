import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { ApiTransport } from '@shop/brand';
import { officeCalls } from '@shop/contracts/staff-calls';
import { FileTooLarge, LARGEST_FILE } from '../api/send-file.ts';
import { readMultipart, type SentFile } from '../pages/read-multipart.ts';

const collect = async (bytes: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > LARGEST_FILE) throw new FileTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const keepIn =
  (api: ApiTransport) =>
  async (file: AsyncIterable<Buffer>): Promise<SentFile> => {
    const bytes = (await collect(file)).toString('base64');
    const { status, body } = await api({ method: 'POST', url: officeCalls.keepPhoto.url, body: { bytes } });
    if (status === 200) return { key: (body as { key: string }).key };
    return { refusal: (body as { message?: string } | null)?.message ?? 'file_not_sent' };
  };

type SentForm = { readonly headers: IncomingHttpHeaders; readonly body: unknown };

/** A form as pages read it, url-encoded: a photo is kept by the API, and the form has its key. */
export const readOfficeForm = async ({ headers, body }: SentForm, api: ApiTransport): Promise<string> => {
  if (body instanceof Readable) return readMultipart(headers, body, keepIn(api));
  return Buffer.isBuffer(body) ? body.toString() : '';
};
