import type { ContentBlock } from '@shop/data-access/content';
import { Fold } from '@shop/ui-theme/fold';
import { Prose } from '@shop/ui-theme/prose';
import { Paragraphs, Runs } from './paragraph.tsx';

type Block<Type extends ContentBlock['type']> = Extract<ContentBlock, { type: Type }>;

export const TextBlock = ({ paragraphs }: Block<'text'>) => (
  <Prose>
    <Paragraphs of={paragraphs} />
  </Prose>
);

export const ListBlock = ({ items, ordered = false }: Block<'list'>) => {
  const List = ordered ? 'ol' : 'ul';
  return (
    <Prose>
      <List>
        {items.map((item, at) => (
          <li key={at}>
            <Runs of={item} />
          </li>
        ))}
      </List>
    </Prose>
  );
};

export const QuestionsBlock = ({ items }: Block<'questions'>) => (
  <div>
    {items.map(({ question, answer }) => (
      <Fold key={question} summary={question}>
        <Prose>
          <Paragraphs of={answer} />
        </Prose>
      </Fold>
    ))}
  </div>
);
