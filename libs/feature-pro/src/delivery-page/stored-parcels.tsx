import { forwardingQueries, type Parcel } from '@shop/data-access/forwarding';
import { useFormats, useLanguage } from '@shop/i18n';
import { useLinks, usePage } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { Button } from '@shop/ui-theme/button';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { Checkbox } from '@shop/ui-theme/choice';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { FieldSet } from '@shop/ui-theme/form-layout';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useQuery } from '@tanstack/react-query';
import { Form } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { PartFailed } from '../site-page/part-frame.tsx';

const NoParcels = () => {
  const say = useMessages();
  const { href } = useLinks();
  return (
    <EmptyState
      heading={say('pro.delivery.none')}
      picture="parcel"
      actions={
        <ButtonLink look="quiet" href={href(laterPaths.sitePro.to())}>
          {say('pro.delivery.back')}
        </ButtonLink>
      }
    >
      {say('pro.delivery.none_hint')}
    </EmptyState>
  );
};

/** A plain GET form: the page of the request takes the chosen parcels, the address and the declaration. */
const Choice = ({ parcels }: { parcels: readonly Parcel[] }) => {
  const say = useMessages();
  const formats = useFormats();
  return (
    <Form method="get" action={laterPaths.forwardParcels.to()}>
      <Stack gap={16}>
        <FieldSet legend={say('pro.delivery.stored')}>
          {parcels.map(({ id, tracking_number: number, contents, weight_kg: weight }) => (
            <Checkbox
              key={id}
              name={`package_${id}`}
              value="1"
              defaultChecked
              label={<span>{number}</span>}
              hint={say('pro.delivery.stored_hint', { contents, weight: formats.number(weight ?? 0) })}
            />
          ))}
        </FieldSet>
        <Text size="small" tone="muted">
          {say('pro.delivery.next')}
        </Text>
        <div>
          <Button type="submit" size="large">
            {say('pro.delivery.forward')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
};

/** The parcels that can leave the warehouse, and the way to their request. */
export const StoredParcels = () => {
  const say = useMessages();
  const { href, isOffered } = useLinks();
  const { id: languageId } = useLanguage();
  const all = laterPaths.parcels.to();
  const { data: parcels } = useQuery(forwardingQueries(usePage().api).parcels(languageId));
  if (!isOffered(all)) return <NoParcels />;
  if (parcels === undefined) return <PartFailed again={laterPaths.siteProDelivery.to()} />;
  const stored = parcels.filter(({ is_forwardable: isForwardable }) => isForwardable);
  return (
    <Stack gap={16}>
      {stored.length === 0 ? <NoParcels /> : <Choice parcels={stored} />}
      <TextLink href={href(all)}>{say('pro.delivery.all')}</TextLink>
    </Stack>
  );
};
