import { TEST_SECRET } from '@shop/commerce-kit/testing';
import type { WholeShop } from './whole-shop.ts';

type Sender = { readonly ip?: string; readonly brand?: string; readonly type?: string };

/** Sends a file as the web server does; answers its status, its key, and the refusal's code. */
export const sendFile = async (
  { app }: Pick<WholeShop, 'app'>,
  bytes: Uint8Array,
  { ip = '203.0.113.7', brand = 'lt', type = 'application/octet-stream' }: Sender = {},
) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/files',
    headers: {
      ...{ 'content-type': type, 'x-shop-secret': TEST_SECRET, 'x-shop-brand': brand },
      'x-forwarded-for': ip,
    },
    payload: Buffer.from(bytes),
  });
  const body = answer.json<{ key?: string; kind?: string; size?: number; message?: string }>();
  return { status: answer.statusCode, key: body.key ?? '', kind: body.kind, code: body.message };
};
