import type { Forward } from '@shop/data-access/forwarding';
import { findCountryById } from '@shop/domain/countries';
import { useFormats } from '@shop/i18n';
import { useLinks } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { Box } from '@shop/ui-theme/box';
import { FormSection } from '@shop/ui-theme/form-section';
import { Inline } from '@shop/ui-theme/inline';
import { SpecTable } from '@shop/ui-theme/spec-table';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';
import { ParcelTag } from '../parcel-tag.tsx';
import { TrackingNumber } from '../tracking-number.tsx';

type Props = { request: Forward };

/** Where it goes and how, what was weighed, and how it is followed. */
export const RequestFacts = ({ request }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  const { address, price_cap: cap, weight_kg: weight, sides_cm: sides, tracking_number: number } = request;
  const country = findCountryById(address.country_id);
  return (
    <Stack gap={4}>
      <Text>
        {say('parcels.request.to', {
          name: `${address.first_name} ${address.last_name}`,
          city: address.city,
          country: country ? formats.country(country.code) : '',
        })}
      </Text>
      <Text>{say(`parcels.method.${request.shipping_method}`)}</Text>
      {cap !== null && (
        <Text>{say('parcels.request.cap', { cap: formats.money(cap, request.currency) })}</Text>
      )}
      {weight !== null && (
        <Text>
          {say('parcels.request.measured', {
            weight: formats.number(weight),
            sides: (sides ?? []).map(formats.number).join(' × '),
          })}
        </Text>
      )}
      {number !== null && (
        <TextLink href={href(laterPaths.trackedParcel.to({ id: number }))}>
          {say('parcels.request.tracking', { number })}
        </TextLink>
      )}
    </Stack>
  );
};

/** The parcels that travel together. */
export const RequestParcels = ({ request }: Props) => {
  const say = useMessages();
  return (
    <FormSection heading={say('parcels.request.parcels', { count: request.packages.length })}>
      <Box as="ul" gap={12}>
        {request.packages.map((parcel) => (
          <Box as="li" ground="box" key={parcel.id}>
            <Inline justify="between" align="baseline">
              <Stack gap={4}>
                <Text weight="strong">
                  <TrackingNumber number={parcel.tracking_number} />
                </Text>
                <Text size="small" tone="muted">
                  {[parcel.contents, parcel.shop].filter(Boolean).join(', ')}
                </Text>
              </Stack>
              <ParcelTag state={parcel.state} />
            </Inline>
          </Box>
        ))}
      </Box>
    </FormSection>
  );
};

/** The declaration that was given, with who vouches for it. */
export const GivenDeclaration = ({ request }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  const { declaration, declared_at: at, declared_by: name, currency } = request;
  if (declaration.length === 0) return null;
  return (
    <FormSection
      heading={say('parcels.declaration')}
      hint={say('parcels.declaration.given', { name: name ?? '', date: at === null ? '' : formats.date(at) })}
    >
      <SpecTable
        caption={say('parcels.declaration')}
        rows={declaration.map(({ description, hs_code: code, quantity, value, origin }) => ({
          label: `${description} (${code}, ${origin})`,
          value: say('parcels.declaration.pieces', { quantity, value: formats.money(value, currency) }),
        }))}
      />
    </FormSection>
  );
};

/** What has happened to a request, oldest first. */
export const RequestHistory = ({ request }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  return (
    <FormSection heading={say('parcels.request.history')}>
      <SpecTable
        caption={say('parcels.request.history')}
        rows={request.timeline.map(({ state, at }) => ({
          label: formats.dateTime(at),
          value: say(`parcels.request_state.${state}`),
        }))}
      />
    </FormSection>
  );
};
