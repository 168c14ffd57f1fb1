import type { FormValues } from '@shop/page';
import { Box } from '@shop/ui-theme/box';
import { Button } from '@shop/ui-theme/button';
import { Heading } from '@shop/ui-theme/heading';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { Form } from 'react-router-dom';
import { useWithdrawWords } from './use-withdraw-words.ts';

type Props = {
  values: FormValues;
  /** Sent with the confirmation, so that a repeated one is the same statement. */
  formKey: string;
  /** The content of the statement, in sentences. */
  content: readonly string[];
};

/** The second step: what will be stated, and the button that states it. */
export const WithdrawSummary = ({ values, formKey, content }: Props) => {
  const { say, law } = useWithdrawWords();
  return (
    <Form method="post">
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="key" value={formKey} />
      <Stack gap={16}>
        <Heading level={2} look="section">
          {say('statement.summary')}
        </Heading>
        <Box ground="box">
          <Stack gap={8}>
            {content.map((line) => (
              <Text key={line}>{line}</Text>
            ))}
          </Stack>
        </Box>
        <Text tone="muted">{say('statement.summary_hint', { law })}</Text>
        <Inline>
          <Button type="submit" name="act" value="confirm">
            {say('statement.confirm', { law })}
          </Button>
          <Button type="submit" look="quiet" name="act" value="edit">
            {say('statement.change')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
};
