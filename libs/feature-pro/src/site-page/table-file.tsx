import { FileField } from '@shop/ui-theme/file-field';
import { useHydrated } from '@shop/ui-theme/use-hydrated';
import { useState } from 'react';
import { useMessages } from '../messages.ts';
import { sendTable, type SentTable } from './send-table.ts';
import { useFaultWords } from './use-fault-words.ts';

type Chosen = { readonly name: string; readonly sent: SentTable | null };

/**
 * The file of a table. Without scripts the browser sends it with the form; with them it is sent when it is chosen, and the form
 * has its key only.
 */
export const TableFile = () => {
  const say = useMessages();
  const faultOf = useFaultWords();
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const choose = async (file: File) => {
    setChosen({ name: file.name, sent: null });
    const sent = await sendTable(file);
    setChosen({ name: file.name, sent });
  };
  const sent = chosen?.sent;
  return (
    <div data-sending={(chosen && !sent) || undefined}>
      <FileField
        label={say('pro.import.file')}
        hint={say('pro.import.file_hint')}
        optional={say('pro.import.or_text')}
        // Without a name the browser does not send the file a second time.
        name={isHydrated ? '' : 'files'}
        accept=".csv,text/csv,text/plain"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void choose(file);
          currentTarget.value = '';
        }}
        progressLabel={say('pro.import.sending')}
        files={
          chosen
            ? [
                {
                  ...{ key: chosen.name, name: chosen.name },
                  ...(!sent && { progress: 0.5 }),
                  ...(sent && 'refusal' in sent && { error: faultOf(sent.refusal) }),
                  removeLabel: say('pro.import.remove', { name: chosen.name }),
                  onRemove: () => setChosen(null),
                },
              ]
            : []
        }
      />
      {sent && 'key' in sent && <input type="hidden" name="files" value={sent.key} />}
    </div>
  );
};
