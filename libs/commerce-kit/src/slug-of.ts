import { invalid } from './problem.ts';

type Slugged = {
  readonly params: Readonly<Record<string, string>>;
  readonly body: { readonly slug: string };
};

/** The slug of a call that has it in the path and in the body; 422 when the two differ. */
export const slugOf = ({ params, body }: Slugged): string => {
  if (params['slug'] !== body.slug) throw invalid({ slug: ['mismatch'] });
  return body.slug;
};
