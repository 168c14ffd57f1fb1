import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { ApiTransport } from '@shop/brand';
import { LARGEST_TEXT_FILE, officeCalls } from '@shop/contracts/staff-calls';
import { FileTooLarge, LARGEST_FILE } from '../api/send-file.ts';
import { readMultipart, type SentFile } from '../pages/read-multipart.ts';

/** The field of a file of translations; the other fields have photos. */
const TRANSLATIONS = 'xliff';

const collect = async (bytes: AsyncIterable<Buffer>, largest: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > largest) throw new FileTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const keepIn =
  (api: ApiTransport) =>
  async (file: AsyncIterable<Buffer>, field: string): Promise<SentFile> => {
    const [{ url }, largest] =
      field === TRANSLATIONS
        ? [officeCalls.readTextFile, LARGEST_TEXT_FILE]
        : [officeCalls.keepPhoto, LARGEST_FILE];
    const bytes = (await collect(file, largest)).toString('base64');
    const { status, body } = await api({ method: 'POST', url, body: { bytes } });
    if (status === 200) return { key: (body as { key: string }).key };
    return { refusal: (body as { message?: string } | null)?.message ?? 'file_not_sent' };
  };

type SentForm = { readonly headers: IncomingHttpHeaders; readonly body: unknown };

/** A form as pages read it, url-encoded: a file is kept by the API, and the form has its key. */
export const readOfficeForm = async ({ headers, body }: SentForm, api: ApiTransport): Promise<string> => {
  if (body instanceof Readable) return readMultipart(headers, body, keepIn(api));
  return Buffer.isBuffer(body) ? body.toString() : '';
};
