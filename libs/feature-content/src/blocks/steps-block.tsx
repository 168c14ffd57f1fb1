import type { ContentBlock } from '@shop/data-access/content';
import { Prose } from '@shop/ui-theme/prose';

/** Steps in their order, each with its name. */
export const StepsBlock = ({ items }: Extract<ContentBlock, { type: 'steps' }>) => (
  <Prose>
    <ol>
      {items.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </Prose>
);
