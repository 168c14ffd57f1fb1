import { isOpenClaim, mayBecome, type ClaimState } from '@shop/domain/claim';
import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { ActArea } from '../form/act-area.tsx';
import { ActField } from '../form/act-field.tsx';
import { ActForm } from '../form/act-form.tsx';
import { useStaff } from '../frame/use-staff.ts';
import { useMessages } from '../messages.ts';

const DECISIONS = [
  { state: 'in_review', label: 'office.claim.review' },
  { state: 'question', label: 'office.quote.ask' },
  { state: 'replacement', label: 'office.claim.replace' },
  { state: 'repair', label: 'office.claim.repair' },
  { state: 'refused', label: 'office.quote.refuse' },
  { state: 'closed', label: 'office.review.close' },
] as const;

/** A text with what follows from it. Enter presses the first button: a message decides nothing. */
const Answer = ({ state }: { state: ClaimState }) => {
  const say = useMessages();
  const possible = DECISIONS.filter((one) => mayBecome(state, one.state));
  return (
    <ActForm act="answer">
      <ActArea act="answer" name="text" label={say('office.quote.text')} />
      <Inline>
        <Button type="submit" name="press" value="write" size="small">
          {say('office.claim.write')}
        </Button>
        {possible.map(({ state: next, label }) => (
          <Button key={next} type="submit" name="press" value={next} look="quiet" size="small">
            {say(label)}
          </Button>
        ))}
      </Inline>
    </ActForm>
  );
};

const Refund = () => {
  const say = useMessages();
  return (
    <ActForm act="refund">
      <Inline align="end">
        <ActField act="refund" name="amount" label={say('office.claim.refund_sum')} inputMode="decimal" />
        <ActField act="refund" name="text" label={say('office.quote.text')} />
        <Button type="submit" look="quiet" size="small">
          {say('office.order.refund')}
        </Button>
      </Inline>
    </ActForm>
  );
};

/** What can be done about a claim in its state; only finance gives money back. */
export const ClaimActs = ({ state }: { state: ClaimState }) => {
  const mayRefund = useStaff().may('payment.refund') && mayBecome(state, 'refund');
  if (!isOpenClaim(state)) return null;
  return (
    <Stack gap={12}>
      <Answer state={state} />
      {mayRefund && <Refund />}
    </Stack>
  );
};
