import { laterPaths } from '@shop/paths/later';
import { Button } from '@shop/ui-theme/button';
import { InputRow } from '@shop/ui-theme/form-layout';
import { TextField } from '@shop/ui-theme/text-field';
import { Form } from 'react-router-dom';
import { useMessages } from '../messages.ts';

/** The search within the questions. A plain GET form: it works without scripts. */
export const FaqSearch = ({ asked }: { asked: string }) => {
  const say = useMessages();
  return (
    <Form action={laterPaths.faq.to()} method="get" role="search" aria-label={say('content.faq.search')}>
      <InputRow>
        <TextField
          label={say('content.faq.search')}
          isLabelHidden
          name="s"
          type="search"
          placeholder={say('content.faq.search')}
          defaultValue={asked}
        />
        <Button type="submit" look="quiet">
          {say('content.faq.submit')}
        </Button>
      </InputRow>
    </Form>
  );
};
