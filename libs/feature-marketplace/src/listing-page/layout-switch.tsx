import { useLinks, type Layout } from '@shop/page';
import { IconButton, Inline } from '@shop/ui-theme';
import { useMessages } from '../messages.ts';

const LAYOUTS = [
  { layout: 'GRID', icon: 'grid', label: 'marketplace.list.grid' },
  { layout: 'LIST', icon: 'list', label: 'marketplace.list.list' },
] as const;

/** Grid or list, kept on this device. A form, since the server must know it to render. */
export const LayoutSwitch = ({ layout, back }: { layout: Layout; back: string }) => {
  const say = useMessages();
  const { href } = useLinks();
  return (
    <form method="post" action={href('/preferences')} aria-label={say('marketplace.list.layout')}>
      <input type="hidden" name="back" value={back} />
      <Inline gap={4} wrap={false}>
        {LAYOUTS.map((one) => (
          <IconButton
            key={one.layout}
            type="submit"
            name="layout"
            value={one.layout}
            icon={one.icon}
            label={say(one.label)}
            look={one.layout === layout ? 'outlined' : 'plain'}
            aria-pressed={one.layout === layout}
          />
        ))}
      </Inline>
    </form>
  );
};
