import { useFormats } from '@shop/i18n';
import { LOCALE_CODES } from '@shop/domain/languages';
import { Inline } from '@shop/ui-theme/inline';
import { Notice } from '@shop/ui-theme/notice';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useLoaderData } from 'react-router-dom';
import { useCodeWords } from '../../code-words.ts';
import { OfficePage } from '../../frame/office-page.tsx';
import { useMessages } from '../../messages.ts';
import { textOf } from '../content-address.ts';
import { ContentHistory } from './content-history.tsx';
import type { deskLoader } from './desk-page.loader.ts';
import { DraftActs } from './draft-acts.tsx';
import { PageActs } from './page-acts.tsx';

/** A page with its state, its draft and its history, and what can be done with them. */
export const DeskPage = () => {
  const say = useMessages();
  const words = useCodeWords();
  const formats = useFormats();
  const content = useLoaderData<typeof deskLoader>();
  const { draft, record, latest } = content;
  const from = content.publish_at && formats.dateTime(content.publish_at);
  const until = content.expire_at && formats.dateTime(content.expire_at);
  return (
    <OfficePage
      title={record.texts.en.title}
      hint={[
        words('content_kind', content.kind),
        content.slug,
        words('content_state', content.state),
        ...(content.kind === 'home' ? [] : [record.brands?.join(', ') ?? say('office.content.every_shop')]),
      ].join(' · ')}
    >
      <Inline>
        <TextLink href="/content">{say('office.content.to_list')}</TextLink>
        <Text size="small">{say('office.content.edit')}</Text>
        {LOCALE_CODES.map((code) => (
          <TextLink key={code} href={textOf(content, code)}>
            {code.toUpperCase()}
            {record.texts[code] ? '' : ` (${say('office.content.missing')})`}
          </TextLink>
        ))}
      </Inline>
      {from && <Text>{say('office.content.shown', { from, until: until ?? '–' })}</Text>}
      {draft ? (
        <>
          <Text>
            {say('office.content.saved_by', {
              name: draft.saved_by,
              when: formats.dateTime(draft.saved_at),
            })}
          </Text>
          {draft.based_on < latest && <Notice tone="warning">{say('office.content.older_draft')}</Notice>}
          <DraftActs content={content} draft={draft} />
        </>
      ) : (
        <Text>{say('office.content.no_draft')}</Text>
      )}
      <PageActs content={content} />
      <ContentHistory content={content} />
    </OfficePage>
  );
};
