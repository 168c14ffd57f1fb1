import { useFormats } from '@shop/i18n';
import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../../messages.ts';
import type { ContentDetails } from '../form/content-types.ts';

/** A colleague has saved the draft: to read theirs, or to replace it knowingly. */
export const ChangedByOther = ({ content }: { content: ContentDetails }) => {
  const say = useMessages();
  const formats = useFormats();
  const { pathname } = useLocation();
  const { draft } = content;
  return (
    <Inline>
      <Text weight="strong">
        {draft
          ? say('office.content.saved_by', { name: draft.saved_by, when: formats.dateTime(draft.saved_at) })
          : say('office.content.no_draft')}
      </Text>
      <TextLink href={pathname} opensApart>
        {say('office.content.read_theirs')}
      </TextLink>
      <Button type="submit" name="press" value="save_over" look="quiet" size="small">
        {say('office.content.save_over')}
      </Button>
    </Inline>
  );
};
