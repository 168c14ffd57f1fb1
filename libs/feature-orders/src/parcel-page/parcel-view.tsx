import type { TrackedParcel } from '@shop/data-access/tracking';
import { CARRIER_NAMES } from '@shop/domain/parcel-state';
import { useFormats } from '@shop/i18n';
import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { Box } from '@shop/ui-theme/box';
import { PageTitle } from '@shop/ui-theme/page-title';
import { RouteTimeline } from '@shop/ui-theme/route-timeline';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';

/** The carrier, and its reports, oldest first. */
export const ParcelView = ({ parcel }: { parcel: TrackedParcel }) => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  const { number, carrier, events, state } = parcel;
  const stops = [...events].reverse();
  return (
    <Stack gap={24}>
      <PageTitle
        heading={say('orders.tracking.parcel', { number })}
        hint={`${CARRIER_NAMES[carrier]} · ${say(`orders.parcel.${state}`)}`}
      />
      {stops.length === 0 ? (
        <Text>{say('orders.tracking.nothing_yet')}</Text>
      ) : (
        <Box ground="box">
          <RouteTimeline
            label={say('orders.tracking.way')}
            stops={stops.map(({ state: stop, place, at }, index) => ({
              label: say(`orders.parcel.${stop}`),
              when: [formats.dateTime(at), ...(place === null ? [] : [place])].join(', '),
              state: index === stops.length - 1 && stop !== 'delivered' ? 'now' : 'done',
            }))}
          />
        </Box>
      )}
      <TextLink href={href(paths.tracking.to())}>{say('orders.tracking.another')}</TextLink>
    </Stack>
  );
};
