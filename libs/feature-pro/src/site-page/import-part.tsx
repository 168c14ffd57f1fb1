import { ShopForm, FormTextArea, SubmitButton } from '@shop/forms';
import { ChangeKeyField, useFormAnswer } from '@shop/page';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useActionData } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { IMPORT_DRAFT, LONGEST_PASTED } from './import-draft.ts';
import { importSchema } from './import-form.schema.ts';
import { ImportReport } from './import-report.tsx';
import { PartFrame } from './part-frame.tsx';
import { TableFile } from './table-file.tsx';
import type { Imported } from './site-page.action.ts';
import { useFaultWords } from './use-fault-words.ts';

const FIELDS = ['table', 'files', 'items'] as const;

/** The words of a refusal of the whole table, by its code. */
const useRefusalWords = () => {
  const answer = useFormAnswer();
  const faultOf = useFaultWords();
  const codes = FIELDS.flatMap((field) => answer?.errors[field]?.slice(0, 1) ?? []);
  return Object.fromEntries(codes.map((code) => [code, faultOf(code)]));
};

/** A table of goods becomes the draft of a quote: as a file, or as pasted text. */
export const ImportPart = () => {
  const say = useMessages();
  const answer = useFormAnswer();
  const words = useRefusalWords();
  const report = (useActionData() as Partial<Imported> | undefined)?.report;
  const rest = report?.rest ?? '';
  return (
    <PartFrame heading={say('pro.site.import')}>
      <Text isMeasured>{say('pro.import.lead')}</Text>
      <Text tone="muted" isMeasured>
        {say('pro.import.columns')}
      </Text>
      {report && <ImportReport report={report} />}
      <ShopForm
        key={report ? `rest ${report.rows.length} ${report.added}` : 'first'}
        schema={importSchema}
        labels={{ text: say('pro.import.text'), table: say('pro.import.file') }}
        words={words}
        values={{ text: rest, ...answer?.values }}
        answer={answer}
        draft={IMPORT_DRAFT}
        summaryHeading={say('pro.problems')}
      >
        <ChangeKeyField />
        <Stack gap={16}>
          <TableFile />
          <FormTextArea name="text" hint={say('pro.import.text_hint')} rows={8} maxLength={LONGEST_PASTED} />
          <div>
            <SubmitButton formEncType="multipart/form-data">{say('pro.import.send')}</SubmitButton>
          </div>
        </Stack>
      </ShopForm>
    </PartFrame>
  );
};
