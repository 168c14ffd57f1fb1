import { LOCALE_CODES } from '@shop/domain/languages';
import { DataTable } from '@shop/ui-theme/data-table';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useLoaderData } from 'react-router-dom';
import { useCodeWords } from '../../code-words.ts';
import { OfficePage } from '../../frame/office-page.tsx';
import { useMessages } from '../../messages.ts';
import { topicPath } from '../form/topic-form.ts';
import { NewTopic } from './new-topic.tsx';
import type { topicsLoader } from './topics-page.loader.ts';

/** The topics of the blog and of the questions, with the numbers of pages that name them. */
export const TopicsPage = () => {
  const say = useMessages();
  const words = useCodeWords();
  const { topics } = useLoaderData<typeof topicsLoader>();
  return (
    <OfficePage title={say('office.nav.topics')} count={topics.length}>
      {topics.length === 0 ? (
        <Text>{say('office.topics.none')}</Text>
      ) : (
        <DataTable
          caption={say('office.nav.topics')}
          columns={[
            { key: 'name', label: say('office.topics.name', { language: 'EN' }), onSmall: 'title' },
            { key: 'of', label: say('office.content.kind') },
            { key: 'key', label: say('office.content.address') },
            { key: 'languages', label: say('office.content.languages') },
            { key: 'position', label: say('office.content.position') },
            { key: 'pages', label: say('office.topics.pages') },
            { key: 'drafts', label: say('office.topics.drafts') },
          ]}
          rows={topics.map((topic) => ({
            key: `${topic.topic_of}/${topic.key}`,
            cells: {
              name: <TextLink href={topicPath(topic)}>{topic.names.en}</TextLink>,
              ...{ of: words('content_kind', topic.topic_of), key: topic.key, position: topic.position },
              languages: LOCALE_CODES.filter((code) => topic.names[code] !== undefined)
                .map((code) => code.toUpperCase())
                .join(', '),
              ...{ pages: topic.pages, drafts: topic.drafts },
            },
          }))}
        />
      )}
      <NewTopic />
    </OfficePage>
  );
};
