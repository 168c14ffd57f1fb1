import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../../messages.ts';
import type { ContentLanguage } from '../form/content-types.ts';

/** Enter presses the first button of a form: these come before those of the blocks. */
export const SaveButtons = ({ language }: { language: ContentLanguage }) => {
  const say = useMessages();
  return (
    <Inline>
      <Button type="submit" name="press" value="save">
        {say('office.content.save_draft')}
      </Button>
      {language !== 'en' && (
        <Button type="submit" name="press" value="copy" look="quiet">
          {say('office.content.copy')}
        </Button>
      )}
      <Text size="small" tone="muted">
        {say('office.content.unsaved')}
      </Text>
    </Inline>
  );
};
