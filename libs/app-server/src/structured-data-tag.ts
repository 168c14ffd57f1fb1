import type { StructuredThing } from '@shop/page';
import { inertJson } from './inert-json.ts';

/** One block of data for search engines. It is not executable, so the content security policy allows it. */
export const structuredDataTag = (things: readonly StructuredThing[]): string =>
  things.length === 0
    ? ''
    : `<script type="application/ld+json">${inertJson({ '@context': 'https://schema.org', '@graph': things })}</script>`;
