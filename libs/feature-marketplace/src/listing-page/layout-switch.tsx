import { useLinks, type Layout } from '@shop/page';
import { SegmentedControl } from '@shop/ui-theme/segmented-control';
import { useMessages } from '../messages.ts';

/**
 * Grid or list, stored on this device. A form, since the server needs it for rendering; small screens have
 * tiles only.
 */
export const LayoutSwitch = ({ layout, back }: { layout: Layout; back: string }) => {
  const say = useMessages();
  const { href } = useLinks();
  return (
    <form method="post" action={href('/preferences')}>
      <input type="hidden" name="back" value={back} />
      <SegmentedControl
        isSubmit
        isFromMedium
        label={say('marketplace.list.layout')}
        name="layout"
        value={layout}
        options={[
          { value: 'GRID', icon: 'grid', label: say('marketplace.list.grid'), isLabelHidden: true },
          { value: 'LIST', icon: 'list', label: say('marketplace.list.list'), isLabelHidden: true },
        ]}
      />
    </form>
  );
};
