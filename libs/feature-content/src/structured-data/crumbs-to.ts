import { describeCrumbs, type PageContext, type StructuredThing } from '@shop/page';
import { localised } from '@shop/paths';

type Step = { readonly name: string; readonly path: string };

/** The path from the first page to this one. */
export const crumbsTo = (
  { appUrl, language, speech }: PageContext,
  ...steps: readonly Step[]
): StructuredThing =>
  describeCrumbs(
    [{ name: speech.say('content.home'), path: '/' }, ...steps].map(({ name, path }) => ({
      name,
      url: appUrl + localised(path, language.code),
    })),
  );
