import { LANGUAGES } from '@shop/i18n';
import { Button } from '@shop/ui-theme/button';
import { FileField } from '@shop/ui-theme/file-field';
import { Heading } from '@shop/ui-theme/heading';
import { Inline } from '@shop/ui-theme/inline';
import { Select } from '@shop/ui-theme/select';
import { TextLink } from '@shop/ui-theme/text-link';
import { useLoaderData } from 'react-router-dom';
import { ActForm } from '../form/act-form.tsx';
import { useProblem } from '../form/use-problem.ts';
import { OfficePage } from '../frame/office-page.tsx';
import { useMessages } from '../messages.ts';
import { TextSelects } from '../texts-page/text-selects.tsx';
import type { textFilesLoader } from './text-files-page.loader.ts';
import { useFileFault } from './use-file-fault.ts';

const languages = LANGUAGES.map(({ code, title }) => ({ value: code, label: title }));

/** Downloads an XLIFF file of two languages. */
const ExportForm = (known: Awaited<ReturnType<typeof textFilesLoader>>) => {
  const say = useMessages();
  return (
    <form action="/texts/export.xlf">
      <Inline align="end">
        <Select
          name="from"
          size="small"
          width="auto"
          label={say('office.text_files.from')}
          options={languages}
          defaultValue="en"
        />
        <Select
          name="to"
          size="small"
          width="auto"
          label={say('office.text_files.to')}
          options={languages}
          defaultValue="lt"
        />
        <TextSelects {...known} brand="" library="" filter="all" />
        <Button type="submit" size="small">
          {say('office.text_files.export')}
        </Button>
      </Inline>
    </form>
  );
};

const ImportForm = () => {
  const say = useMessages();
  const faultOf = useFileFault();
  const code = useProblem('import')?.errors['xliff']?.[0];
  return (
    <ActForm act="import" hasFiles>
      <FileField
        name="xliff"
        label={say('office.text_files.file')}
        hint={say('office.text_files.hint')}
        error={code && faultOf(code)}
        accept=".xlf,.xliff,application/xliff+xml"
      />
      <Inline>
        <Button type="submit" size="small">
          {say('office.text_files.read')}
        </Button>
      </Inline>
    </ActForm>
  );
};

/** Texts that go to translators and come back. */
export const TextFilesPage = () => {
  const say = useMessages();
  const known = useLoaderData<typeof textFilesLoader>();
  return (
    <OfficePage title={say('office.text_files')}>
      <TextLink href="/texts">{say('office.nav.texts')}</TextLink>
      <Heading level={2} look="large">
        {say('office.text_files.export')}
      </Heading>
      <ExportForm {...known} />
      <Heading level={2} look="large">
        {say('office.text_files.import')}
      </Heading>
      <ImportForm />
    </OfficePage>
  );
};
