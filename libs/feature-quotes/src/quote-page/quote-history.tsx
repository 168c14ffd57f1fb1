import type { Quote } from '@shop/data-access/quotes';
import { useFormats } from '@shop/i18n';
import { FormSection } from '@shop/ui-theme/form-section';
import { SpecTable } from '@shop/ui-theme/spec-table';
import { useMessages } from '../messages.ts';

/** What has happened to a quote, oldest first. */
export const QuoteHistory = ({ quote }: { quote: Quote }) => {
  const say = useMessages();
  const formats = useFormats();
  return (
    <FormSection heading={say('quotes.history')}>
      <SpecTable
        caption={say('quotes.history')}
        rows={quote.timeline.map(({ state, note, at }) => ({
          label: formats.dateTime(at),
          value:
            note === ''
              ? say(`quotes.state.${state}`)
              : say('quotes.history_note', { state: say(`quotes.state.${state}`), note }),
        }))}
      />
    </FormSection>
  );
};
