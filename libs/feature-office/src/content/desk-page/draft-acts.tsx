import { LOCALE_CODES } from '@shop/domain/languages';
import { useFormats } from '@shop/i18n';
import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { Select } from '@shop/ui-theme/select';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { ActField } from '../../form/act-field.tsx';
import { ActForm } from '../../form/act-form.tsx';
import { useProblem } from '../../form/use-problem.ts';
import { useMessages } from '../../messages.ts';
import type { ContentDetails } from '../form/content-types.ts';

type Props = { content: ContentDetails; draft: NonNullable<ContentDetails['draft']> };

/** The link that was made by the last sending. */
const PreviewLink = () => {
  const say = useMessages();
  const formats = useFormats();
  const made = useProblem('preview');
  const { preview_url: url = '', preview_until: until = '' } = made?.fields ?? {};
  if (made?.code !== 'next' || url === '') return null;
  return (
    <Text>
      <TextLink href={url} opensApart>
        {say('office.content.open_preview')}
      </TextLink>{' '}
      {say('office.content.preview_until', { when: formats.dateTime(until) })}
    </Text>
  );
};

const PreviewForm = ({ content }: Pick<Props, 'content'>) => {
  const say = useMessages();
  const typed = useProblem('preview')?.fields;
  const { brands = content.kind === 'home' ? [content.slug] : [] } = content.record;
  const shops = content.brands.filter(({ key }) => brands.length === 0 || brands.includes(key));
  return (
    <ActForm act="preview">
      <Inline align="end">
        <Select
          name="brand"
          size="small"
          width="auto"
          label={say('office.brand')}
          options={shops.map(({ key, name }) => ({ value: key, label: `${name} (${key})` }))}
          defaultValue={typed?.['brand']}
        />
        <Select
          name="language"
          size="small"
          width="auto"
          label={say('office.content.language')}
          options={LOCALE_CODES.map((value) => ({ value, label: value.toUpperCase() }))}
          defaultValue={typed?.['language'] ?? 'en'}
        />
        <Button type="submit" look="quiet" size="small">
          {say('office.content.preview')}
        </Button>
      </Inline>
      <PreviewLink />
    </ActForm>
  );
};

const Known = ({ content, draft }: Props) => (
  <>
    <input type="hidden" name="version" value={draft.version} />
    <input type="hidden" name="latest" value={content.latest} />
  </>
);

/** Reading, publishing and dropping the draft. */
export const DraftActs = ({ content, draft }: Props) => {
  const say = useMessages();
  const asksChanges = content.kind === 'legal' && content.latest > 0;
  return (
    <Stack gap={12}>
      <PreviewForm content={content} />
      <ActForm act="publish">
        <Known content={content} draft={draft} />
        {asksChanges &&
          LOCALE_CODES.map((code) => (
            <ActField
              key={code}
              act="publish"
              name={`changes.${code}`}
              label={say('office.content.changes', { language: code.toUpperCase() })}
            />
          ))}
        <Inline align="end">
          <ActField act="publish" name="at" type="datetime-local" label={say('office.content.at')} />
          <ActField
            act="publish"
            name="expire_at"
            type="datetime-local"
            label={say('office.content.until')}
          />
          <Button type="submit" size="small">
            {say('office.content.publish')}
          </Button>
        </Inline>
      </ActForm>
      <ActForm act="drop">
        <Known content={content} draft={draft} />
        <Inline>
          <Button type="submit" look="quiet" size="small">
            {say('office.content.drop')}
          </Button>
        </Inline>
      </ActForm>
    </Stack>
  );
};
