import { sql, type Database } from '@shop/database';
import type { Module } from '@shop/commerce-kit/module';
import { notFound } from '@shop/commerce-kit/problem';
import type { TrustedHeaders } from '@shop/commerce-kit/trusted-headers';

type NamedPicturesDeps = { db: Database; headers: Pick<TrustedHeaders, 'isTrusted'> };

const LONGEST = 3_000;

const isNamed = async (db: Database, source: string): Promise<boolean> => {
  const { rows } = await sql<{ named: boolean }>`select
    exists (select from product_variant where picture = ${source})
    or exists (select from order_line where picture = ${source}) as named`.execute(db);
  return rows[0]?.named ?? false;
};

/**
 * Answers the web server whether products or order lines name a picture: 204 or 404. Other pictures are not
 * rendered.
 */
export const namedPicturesRoutes =
  ({ db, headers }: NamedPicturesDeps): Module =>
  async (app) => {
    app.get<{ Querystring: { source?: unknown } }>(
      '/internal/pictures',
      { schema: { hide: true } },
      async (request, reply) => {
        const { source } = request.query;
        if (!headers.isTrusted(request) || typeof source !== 'string' || source.length > LONGEST)
          throw notFound();
        if (source.includes('\0') || !(await isNamed(db, source))) throw notFound();
        return reply.code(204).send();
      },
    );
  };
