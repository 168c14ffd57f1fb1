import { FormColumn } from '@shop/ui-theme/form-layout';
import { Heading } from '@shop/ui-theme/heading';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../messages.ts';
import { ParcelForm } from '../tracking-page/parcel-form.tsx';

/** No parcel has this number here: it may be mistyped, or the carrier has not reported it yet. */
export const UnknownParcel = ({ number }: { number: string }) => {
  const say = useMessages();
  return (
    <FormColumn>
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={1} look="title">
            {say('orders.tracking.unknown')}
          </Heading>
          <Text tone="muted" isMeasured>
            {say('orders.tracking.unknown_hint')}
          </Text>
        </Stack>
        <ParcelForm typed={number} />
      </Stack>
    </FormColumn>
  );
};
