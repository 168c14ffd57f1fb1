import type { AnswerOf } from '@shop/contracts/calls';
import type { officeCalls } from '@shop/contracts/staff-calls';
import { Heading } from '@shop/ui-theme/heading';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';
import { StoryPicture } from './story-picture.tsx';

type Details = AnswerOf<typeof officeCalls.text>['text'];

/** The story as a link where a Storybook is known, and its picture where there is one. */
const StoryOf = ({ story: { id, title, url, picture } }: { story: Details['stories'][number] }) => {
  const say = useMessages();
  return (
    <Stack gap={4}>
      <Text>{url === null ? title : <TextLink href={url}>{title}</TextLink>}</Text>
      {picture && (
        <StoryPicture
          href={`/files/stories/${id}`}
          alt={say('office.text.picture', { title })}
          {...picture}
        />
      )}
    </Stack>
  );
};

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
      {stories.map((story) => (
        <StoryOf key={story.id} story={story} />
      ))}
      <Text size="small" tone="muted">
        {(folders.length > 0 ? folders : [library]).join(', ')}
      </Text>
    </Stack>
  );
};
