import type { AnswerOf } from '@shop/contracts/calls';
import type { officeCalls } from '@shop/contracts/staff-calls';
import { Heading } from '@shop/ui-theme/heading';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';

type Details = AnswerOf<typeof officeCalls.text>['text'];

/** Where the text stands: its folders in the sources, and the stories that show it. */
export const TextPlaces = ({
  library,
  folders,
  stories,
}: Pick<Details, 'library' | 'folders' | 'stories'>) => {
  const say = useMessages();
  return (
    <Stack gap={8}>
      <Heading level={2} look="large">
        {say('office.text.where')}
      </Heading>
      {stories.map(({ title, url }) => (
        <Text key={title}>{url === null ? title : <TextLink href={url}>{title}</TextLink>}</Text>
      ))}
      <Text size="small" tone="muted">
        {(folders.length > 0 ? folders : [library]).join(', ')}
      </Text>
    </Stack>
  );
};
