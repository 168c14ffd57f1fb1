import type { Devices } from '@shop/data-access/reservation';
import { findCountryById } from '@shop/domain/countries';
import { FormPhone, FormText, ShopForm, SubmitButton } from '@shop/forms';
import { useFormats } from '@shop/i18n';
import { useBrand, useFormAnswer, useQueriesOf } from '@shop/page';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMessages } from '../messages.ts';
import { ModelChoice } from './model-choice.tsx';
import { RESERVATION_DRAFT } from './reservation-draft.ts';
import { reservationSchema } from './reservation-form.schema.ts';

/** The device, and the recipient of the mail; known data of a client is filled in. */
export const ReservationForm = ({ devices: { models, deposit } }: { devices: Devices }) => {
  const say = useMessages();
  const formats = useFormats();
  const answer = useFormAnswer();
  const { defaultCountryId } = useBrand();
  const { data: user } = useSuspenseQuery(useQueriesOf('auth').user());
  const known = user && {
    name: `${user.first_name} ${user.last_name}`.trim(),
    email: user.email,
    phone: user.phone ?? '',
  };
  const values = { model_id: '', ...known, ...answer?.values };
  return (
    <ShopForm
      schema={reservationSchema}
      labels={{
        model_id: say('reservation.model'),
        name: say('reservation.name'),
        email: say('reservation.email'),
        phone: say('reservation.phone'),
      }}
      values={values}
      answer={answer}
      draft={RESERVATION_DRAFT}
      summaryHeading={say('reservation.summary')}
    >
      <Stack gap={24}>
        <ModelChoice models={models} chosen={values.model_id} />
        <FormText name="name" autoComplete="name" required />
        <FormText name="email" type="email" autoComplete="email" required />
        <FormPhone
          name="phone"
          callingCode={findCountryById(defaultCountryId)?.callingCode}
          autoComplete="tel"
          required
        />
        <div>
          <SubmitButton>{say('reservation.reserve')}</SubmitButton>
        </div>
        <Text size="caption" tone="muted">
          {deposit
            ? say('reservation.free_deposit', { amount: formats.money(deposit.amount, deposit.currency) })
            : say('reservation.free')}
        </Text>
      </Stack>
    </ShopForm>
  );
};
