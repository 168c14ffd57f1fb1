import { FormText, ShopForm, SubmitButton } from '@shop/forms';
import { useFormAnswer } from '@shop/page';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { Heading } from '@shop/ui-theme/heading';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { detailsDraft } from './guest-link-drafts.ts';
import { openSchema } from './guest-link.schemas.ts';
import { useLinkWords } from './use-link-words.ts';

type Props = {
  /** The order's address, masked: a reminder for its owner. */
  email: string;
};

/** The form for the order's e-mail, in place of name, address and phone. */
export const ShowDetails = ({ email }: Props) => {
  const say = useMessages();
  const { slug = '' } = useParams();
  const answer = useFormAnswer();
  const words = useLinkWords();
  return (
    <Stack gap={12} as="section">
      <Heading level={2} look="section">
        {say('orders.link.details')}
      </Heading>
      <Text tone="muted" isMeasured>
        {say('orders.link.hint', { email })}
      </Text>
      <FormColumn>
        <ShopForm
          schema={openSchema}
          labels={{ email: say('orders.link.email') }}
          answer={answer}
          words={words}
          draft={detailsDraft(slug)}
          summaryHeading={say('orders.link.summary')}
        >
          <Stack gap={16}>
            <FormText name="email" type="email" inputMode="email" autoComplete="email" required />
            <SubmitButton>{say('orders.link.show')}</SubmitButton>
          </Stack>
        </ShopForm>
      </FormColumn>
    </Stack>
  );
};
