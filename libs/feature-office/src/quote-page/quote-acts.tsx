import { useFormats } from '@shop/i18n';
import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { ActField } from '../form/act-field.tsx';
import { ActForm } from '../form/act-form.tsx';
import { useMessages } from '../messages.ts';

const Words = ({ act, label }: { act: 'ask' | 'refuse'; label: string }) => {
  const say = useMessages();
  return (
    <ActForm act={act}>
      <Inline align="end">
        <ActField act={act} name="text" label={say('office.quote.text')} />
        <Button type="submit" look="quiet" size="small">
          {label}
        </Button>
      </Inline>
    </ActForm>
  );
};

export type QuoteActsProps = {
  isMine: boolean;
  isOpen: boolean;
  proposal: { total: number; currency: string } | null;
};

/** Taking the request, the pricer's proposal, and what the buyer is told. */
export const QuoteActs = ({ isMine, isOpen, proposal }: QuoteActsProps) => {
  const say = useMessages();
  const formats = useFormats();
  return (
    <Stack gap={12}>
      <ActForm act={isMine ? 'give_back' : 'take'}>
        <Button type="submit" look="quiet" size="small">
          {say(isMine ? 'office.quote.give_back' : 'office.quote.take')}
        </Button>
      </ActForm>
      {isOpen && (
        <ActForm act="offer">
          <Inline>
            <Text>
              {proposal
                ? say('office.quote.proposal', { sum: formats.money(proposal.total, proposal.currency) })
                : say('office.quote.no_proposal')}
            </Text>
            {proposal && <Button type="submit">{say('office.quote.offer')}</Button>}
          </Inline>
        </ActForm>
      )}
      {isOpen && <Words act="ask" label={say('office.quote.ask')} />}
      {isOpen && <Words act="refuse" label={say('office.quote.refuse')} />}
    </Stack>
  );
};
