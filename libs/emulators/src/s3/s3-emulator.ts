import { createFaults } from '../kit/faults.ts';
import { serve, type EmulatorAnswer, type EmulatorRequest } from '../kit/serve.ts';
import { refusalOf, type S3Credentials } from './s3-signature.ts';

type S3EmulatorOptions = {
  readonly credentials: S3Credentials;
  readonly bucket: string;
  readonly clock?: () => Date;
};

const LARGEST_OBJECT = 16 * 1024 * 1024;
const ALLOWED = ['PUT', 'GET', 'DELETE'];

const failure = (status: number, code: string): EmulatorAnswer => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`,
  headers: { 'content-type': 'application/xml' },
});

/** A bucket on this machine: objects by name, let in by signature only. It fails on request, as the payment providers do. */
export const startS3Emulator = async ({
  credentials,
  bucket,
  clock = () => new Date(),
}: S3EmulatorOptions) => {
  const objects = new Map<string, Buffer>();
  const requests: { readonly method: string; readonly path: string }[] = [];
  const faults = createFaults();

  const act = (method: string, name: string, bytes: Buffer): EmulatorAnswer => {
    switch (method) {
      case 'PUT':
        objects.set(name, bytes);
        return { status: 200, body: '' };
      case 'DELETE':
        objects.delete(name);
        return { status: 204, body: '' };
      default: {
        const found = objects.get(name);
        return found
          ? { status: 200, body: found, headers: { 'content-type': 'application/octet-stream' } }
          : failure(404, 'NoSuchKey');
      }
    }
  };

  const handle = (request: EmulatorRequest): EmulatorAnswer => {
    const { method, path, bytes } = request;
    requests.push({ method, path });
    const [, of = '', name = '', ...rest] = path.split('/');
    if (!ALLOWED.includes(method) || name === '' || rest.length > 0) return failure(405, 'MethodNotAllowed');
    const refusal = refusalOf(credentials, request, clock());
    if (refusal) return failure(refusal === 'XAmzContentSHA256Mismatch' ? 400 : 403, refusal);
    return of === bucket ? act(method, name, bytes) : failure(404, 'NoSuchBucket');
  };

  const { origin, close } = await serve({
    ...{ faults, handle, largestBody: LARGEST_OBJECT },
    mayFail: () => true,
  });
  return { origin, url: `${origin}/${bucket}`, objects, requests, faults, close };
};
