import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { ActField } from '../../form/act-field.tsx';
import { ActForm } from '../../form/act-form.tsx';
import { useMessages } from '../../messages.ts';
import type { ContentDetails } from '../form/content-types.ts';

/** The end of a page, and its address. Those of legal texts and home pages are fixed. */
export const PageActs = ({ content }: { content: ContentDetails }) => {
  const say = useMessages();
  return (
    <Inline gap={24} align="end">
      {content.latest > 0 && (
        <ActForm act="end">
          <Inline align="end">
            <ActField act="end" name="expire_at" type="datetime-local" label={say('office.content.no_end')} />
            <Button type="submit" look="quiet" size="small">
              {say('office.content.set_end')}
            </Button>
          </Inline>
        </ActForm>
      )}
      {content.kind !== 'legal' && content.kind !== 'home' && (
        <ActForm act="move">
          <Inline align="end">
            <ActField
              act="move"
              name="slug"
              label={say('office.content.new_address')}
              defaultValue={content.slug}
            />
            <Button type="submit" look="quiet" size="small">
              {say('office.content.move')}
            </Button>
          </Inline>
        </ActForm>
      )}
    </Inline>
  );
};
