import { CONSENT_PURPOSES, type ConsentPurpose } from '@shop/domain/consent';
import { laterPaths } from '@shop/paths/later';
import { Button } from '@shop/ui-theme/button';
import { Checkbox } from '@shop/ui-theme/choice';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Form } from 'react-router-dom';
import { useMessages } from '../messages.ts';

type Props = {
  granted: readonly ConsentPurpose[];
  /** The page that the visitor came from. */
  back: string | null;
};

/** The choice about cookies. Always sent as a new page, so that scripts of a withdrawn consent end. */
export const ConsentForm = ({ granted, back }: Props) => {
  const say = useMessages();
  return (
    <Form method="post" action={laterPaths.consent.to()} reloadDocument>
      {back !== null && <input type="hidden" name="back" value={back} />}
      <Stack gap={24}>
        <Stack gap={16}>
          <Checkbox
            name="necessary"
            size="medium"
            label={say('content.consent.necessary')}
            hint={say('content.consent.necessary.hint')}
            defaultChecked
            disabled
          />
          {CONSENT_PURPOSES.map((purpose) => (
            <Checkbox
              key={purpose}
              name={purpose}
              size="medium"
              label={say(`content.consent.${purpose}`)}
              hint={say(`content.consent.${purpose}.hint`)}
              defaultChecked={granted.includes(purpose)}
            />
          ))}
        </Stack>
        <Inline gap={12}>
          <Button type="submit" look="quiet" name="choice" value="own">
            {say('content.consent.save')}
          </Button>
          <Button type="submit" look="quiet" name="choice" value="all">
            {say('content.consent.all')}
          </Button>
          <Button type="submit" look="quiet" name="choice" value="necessary">
            {say('content.consent.none')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
};
