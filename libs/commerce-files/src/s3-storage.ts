import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { unavailable } from '@shop/commerce-kit/problem';
import { mustBeName, type FileStorage } from './file-storage.port.ts';

export type S3Settings = {
  /** With the bucket: `https://s3.eu-central-1.amazonaws.com/bucket`. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
};

type S3Deps = S3Settings & { readonly clock: () => Date; readonly timeoutMs?: number };

type Asked = { readonly method: 'PUT' | 'GET' | 'DELETE'; readonly body?: Uint8Array };

const TIMEOUT_MS = 10_000;
const TRIES_AGAIN = 2;
const NOT_FOUND = 404;
const EMPTY = new Uint8Array();

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** `20261126T093000Z`. */
const signingTime = (now: Date): string => now.toISOString().replaceAll(/[:-]|\.\d{3}/g, '');

/**
 * A bucket with an API like S3's. Requests are signed, their bodies as well. A storage that does not answer makes the call
 * unavailable; a refusal is a defect of the settings.
 */
export const createS3Storage = ({
  url,
  region,
  keyId,
  secret,
  clock,
  timeoutMs = TIMEOUT_MS,
}: S3Deps): FileStorage => {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: TRIES_AGAIN,
  });

  const ask = async (name: string, { method, body }: Asked): Promise<Response> => {
    let answer: Response;
    try {
      answer = await client.fetch(`${url}/${mustBeName(name)}`, {
        method,
        headers: { 'x-amz-content-sha256': sha256(body ?? EMPTY) },
        ...(body && { body: Buffer.from(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        aws: { datetime: signingTime(clock()) },
      });
    } catch {
      throw unavailable();
    }
    if (answer.ok || answer.status === NOT_FOUND) return answer;
    await answer.body?.cancel();
    if (answer.status >= 500 || answer.status === 429) throw unavailable();
    throw new Error(`the file storage answered ${answer.status} to ${method}`);
  };

  return {
    put: async (name, body) => {
      const answer = await ask(name, { method: 'PUT', body });
      await answer.body?.cancel();
      if (answer.status === NOT_FOUND) throw new Error('the bucket of the file storage does not exist');
    },
    get: async (name) => {
      const answer = await ask(name, { method: 'GET' });
      if (answer.ok) return Buffer.from(await answer.arrayBuffer());
      await answer.body?.cancel();
      return null;
    },
    remove: async (name) => {
      await (await ask(name, { method: 'DELETE' })).body?.cancel();
    },
  };
};
