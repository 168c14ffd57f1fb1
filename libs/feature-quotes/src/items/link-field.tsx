import { FormText, useFormField } from '@shop/forms';
import { Button } from '@shop/ui-theme/button';
import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import type { ClipboardEvent, MouseEvent } from 'react';
import { useMessages } from '../messages.ts';
import type { ReadingNote } from './link-reading.ts';
import { useLinkReading } from './use-link-reading.ts';

/** Pasted text that is one address. */
const LINK = /^\s*(?:https?:\/\/|(?:[a-z\d-]+\.)+[a-z]{2,}\/)\S+\s*$/i;

const Notes = ({ notes }: { notes: readonly ReadingNote[] }) => {
  const say = useMessages();
  if (notes.length === 0) return null;
  return (
    <Notice tone={notes[0] === 'read' ? 'success' : 'warning'}>
      <Stack gap={4}>
        {notes.map((note) => (
          <Text key={note}>{say(`quotes.link.${note}`)}</Text>
        ))}
      </Stack>
    </Notice>
  );
};

/**
 * The link to an item. With scripts it is read as soon as it is pasted; without, by its button, which answers with the
 * fields filled. What could not be read is asked.
 */
export const LinkField = ({ answered }: { answered: readonly ReadingNote[] }) => {
  const say = useMessages();
  const { id } = useFormField('url', 'submitted');
  const { isBusy, notes, read } = useLinkReading(answered);
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (LINK.test(text)) void read(text);
  };
  const onPress = (event: MouseEvent) => {
    event.preventDefault();
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement) void read(field.value);
  };
  return (
    <Stack gap={8}>
      <div onPaste={onPaste}>
        <FormText
          name="url"
          type="url"
          inputMode="url"
          placeholder="https://"
          hint={say('quotes.link.hint')}
          optional={say('quotes.optional')}
        />
      </div>
      <Button
        type="submit"
        look="quiet"
        size="small"
        name="intent"
        value="read"
        formNoValidate
        isBusy={isBusy}
        onClick={onPress}
      >
        {say(isBusy ? 'quotes.link.reading' : 'quotes.link.act')}
      </Button>
      <div role="status">{isBusy && <Text size="small">{say('quotes.link.wait')}</Text>}</div>
      <Notes notes={notes} />
    </Stack>
  );
};
