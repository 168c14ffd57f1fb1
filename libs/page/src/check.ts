import type { PageContext } from './page-context.ts';
import type { CheckNames } from './registry.ts';

export type CheckName = keyof CheckNames;

export type CheckAddress = {
  params: Readonly<Record<string, string | undefined>>;
  /** Without the language: `/cart?x=1`. */
  path: string;
  url: URL;
  request: Request;
};

/** Passes by returning; refuses by throwing `notFound()` or a `redirect`. */
export type Check = (context: PageContext, address: CheckAddress) => void | Promise<void>;
