import type { FaqTopic } from '@shop/data-access/content';
import { useLinks } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { ArrowLink } from '@shop/ui-theme/arrow-link';
import { Fold } from '@shop/ui-theme/fold';
import { Section } from '@shop/ui-theme/section';
import { Stack } from '@shop/ui-theme/stack';
import { ContentBlocks } from '../blocks/content-blocks.tsx';
import { InItsLanguage } from '../blocks/in-its-language.tsx';
import { useMessages } from '../messages.ts';

type Props = { topic: FaqTopic; /** The answers of a search are shown at once. */ isOpen: boolean };

/** The questions of one topic; each opens in place, and has a page of its own. */
export const FaqTopicSection = ({ topic, isOpen }: Props) => {
  const say = useMessages();
  const { href } = useLinks();
  return (
    <Section heading={topic.name} id={topic.key}>
      <div>
        {topic.entries.map(({ slug, question, language, blocks }) => (
          <Fold key={slug} summary={question} isOpen={isOpen}>
            <InItsLanguage code={language}>
              <Stack gap={12}>
                <ContentBlocks blocks={blocks} />
                <div>
                  <ArrowLink href={href(laterPaths.faqEntry.to({ slug }))}>
                    {say('content.faq.page')}
                  </ArrowLink>
                </div>
              </Stack>
            </InItsLanguage>
          </Fold>
        ))}
      </div>
    </Section>
  );
};
