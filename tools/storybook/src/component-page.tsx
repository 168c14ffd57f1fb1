import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { storyFrame } from './docs-page.css.ts';
import { storyScreen } from './story-screen.ts';

/** A component's documentation page. A story for a small screen is shown in a frame of that width, for media queries. */
export const ComponentPage = () => {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      <Stories />
      {stories.map((story) => {
        const screen = storyScreen(story);
        if (!screen) return null;
        return (
          <section key={story.id} className={storyFrame} style={{ maxInlineSize: screen.styles.width }}>
            <h3>
              {story.name} ({screen.name} px)
            </h3>
            <Canvas of={story.moduleExport} story={{ inline: false, height: screen.styles.height }} />
          </section>
        );
      })}
    </>
  );
};
