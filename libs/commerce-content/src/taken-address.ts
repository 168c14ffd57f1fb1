import { paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';

const firstOf = (path: string): string => path.split('/')[1] ?? '';

/** The one page of staff that has a route of its own. */
const OWN_ROUTE = 'about-us';

const TAKEN: ReadonlySet<string> = new Set(
  Object.values({ ...paths, ...laterPaths }).map(({ pattern }) => firstOf(pattern)),
);

/** Whether another page of the shop answers the address. */
export const isTakenAddress = (slug: string): boolean => slug !== OWN_ROUTE && TAKEN.has(firstOf(`/${slug}`));
