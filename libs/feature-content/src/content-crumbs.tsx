import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { Breadcrumbs } from '@shop/ui-theme/breadcrumbs';
import { useMessages } from './messages.ts';

type Step = { readonly label: string; readonly path?: string };

/** The way from the first page to a text; the last step is the page itself. */
export const ContentCrumbs = ({ steps }: { steps: readonly Step[] }) => {
  const say = useMessages();
  const { href } = useLinks();
  return (
    <Breadcrumbs
      label={say('content.crumbs')}
      items={[{ label: say('content.home'), path: paths.home.to() }, ...steps].map(({ label, path }) => ({
        label,
        ...(path !== undefined && { href: href(path) }),
      }))}
    />
  );
};
