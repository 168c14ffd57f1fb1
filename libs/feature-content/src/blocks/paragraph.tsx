import type { ContentParagraph } from '@shop/data-access/content';
import { useLinks } from '@shop/page';
import { TextLink } from '@shop/ui-theme/text-link';

type Run = Exclude<ContentParagraph, string>[number];

const RunText = ({ run }: { run: Run }) => {
  const { href } = useLinks();
  if (typeof run === 'string') return run;
  if ('strong' in run) return <strong>{run.text}</strong>;
  return <TextLink href={run.href.startsWith('/') ? href(run.href) : run.href}>{run.text}</TextLink>;
};

/** The runs of a paragraph: text, strong text and links. */
export const Runs = ({ of }: { of: ContentParagraph }) =>
  typeof of === 'string' ? of : of.map((run, at) => <RunText key={at} run={run} />);

/** Paragraphs one below the other. */
export const Paragraphs = ({ of }: { of: readonly ContentParagraph[] }) =>
  of.map((paragraph, at) => (
    <p key={at}>
      <Runs of={paragraph} />
    </p>
  ));
