import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { FileTooLarge } from '../api/send-file.ts';

const KB = 1024;

/** Of one form. A field that was cut off at its limit is refused by the page's own bounds. */
const LIMITS = {
  fields: 200,
  fieldNameSize: 100,
  fieldSize: 16 * KB,
  files: 5,
  parts: 206,
  headerPairs: 20,
  headerSize: 4 * KB,
} as const;
const MOST_TEXT = 64 * KB;

/** The answer to one file: its key, or the code of its refusal. */
export type SentFile = { readonly key: string } | { readonly refusal: string };
type Send = (bytes: AsyncIterable<Buffer>, field: string) => Promise<SentFile>;

const unreadable = (statusCode: number): Error =>
  Object.assign(new Error('the form cannot be read'), { statusCode });

const sent = async (send: Send, file: Readable, field: string): Promise<SentFile> => {
  try {
    // Not destroyed by a reader that ends early: the parser would wait for the rest of the file for ever.
    return await send(file.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>, field);
  } catch (error) {
    return { refusal: error instanceof FileTooLarge ? 'file_too_large' : 'file_not_sent' };
  } finally {
    // The rest of a refused file is skipped, so that the form's other fields are read.
    file.resume();
  }
};

/**
 * Reads a form with files, as a browser without scripts sends it, into the url-encoded form that pages read: a file becomes a
 * field of its name with the file's key, and a refused one the field `<name>_refused` with a code.
 * @throws an error with a status when it is no form, or larger than any form
 */
export const readMultipart = (headers: IncomingHttpHeaders, body: Readable, send: Send): Promise<string> =>
  new Promise((resolve, reject) => {
    const fields = new URLSearchParams();
    const files: Promise<void>[] = [];
    let textSize = 0;
    let parser: InstanceType<typeof Busboy>;
    try {
      parser = new Busboy({ headers: headers as BusboyHeaders, limits: LIMITS });
    } catch {
      reject(unreadable(400));
      return;
    }
    const fail = (status: number) => {
      body.unpipe(parser);
      body.resume();
      reject(unreadable(status));
    };
    parser.on('field', (name, value) => {
      textSize += name.length + value.length;
      if (textSize > MOST_TEXT) fail(413);
      else fields.append(name, value);
    });
    parser.on('file', (name, file, filename) => {
      // An empty file field of a browser is a part without a name.
      if (!filename) return void file.resume();
      files.push(
        sent(send, file, name).then((answer) =>
          'key' in answer ? fields.append(name, answer.key) : fields.set(`${name}_refused`, answer.refusal),
        ),
      );
    });
    parser.on('filesLimit', () => fields.set('files_refused', 'too_many_files'));
    parser.on('fieldsLimit', () => fail(413));
    parser.on('partsLimit', () => fail(413));
    parser.on('error', () => fail(400));
    parser.on('finish', () => {
      void Promise.all(files).then(() => resolve(fields.toString()));
    });
    body.once('error', () => fail(400));
    body.pipe(parser);
  });
