import { useLanguage } from '@shop/i18n';
import { Box } from '@shop/ui-theme/box';
import { Heading } from '@shop/ui-theme/heading';
import { Prose } from '@shop/ui-theme/prose';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useGuaranteeMessages } from './guarantee-notice.messages.ts';

const YOUR_EUROPE = 'https://europa.eu/youreurope';

/** The target of the notice in each language (Regulation (EU) 2025/1960, annex I). */
const moreOf = (tag: string): string =>
  tag === 'en'
    ? `${YOUR_EUROPE}/guarantees`
    : `${YOUR_EUROPE}/citizens/consumers/shopping/guarantees-returns/index_${tag}.htm`;

export type GuaranteeNoticeProps = {
  /** The legal minimum years. */
  years: number;
};

/** The harmonised notice on the legal guarantee of conformity, as text. */
export const GuaranteeNotice = ({ years }: GuaranteeNoticeProps) => {
  const say = useGuaranteeMessages();
  const { tag } = useLanguage();
  return (
    <Box as="section" ground="box">
      <Stack gap={12}>
        <Heading level={2} look="section">
          {say('guarantee.heading')}
        </Heading>
        <Text weight="strong">{say('guarantee.least', { years })}</Text>
        <Text as="div" size="small">
          <Prose>
            <p>{say('guarantee.claims')}</p>
            <ul>
              <li>{say('guarantee.claim1')}</li>
              <li>{say('guarantee.claim2')}</li>
            </ul>
            <p>{say('guarantee.sellers')}</p>
            <ul>
              <li>{say('guarantee.remedy1')}</li>
              <li>{say('guarantee.remedy2')}</li>
            </ul>
            <p>{say('guarantee.longer')}</p>
            <p>{say('guarantee.what')}</p>
            <ol>
              <li>{say('guarantee.step1')}</li>
              <li>{say('guarantee.step2')}</li>
            </ol>
            <p>{say('guarantee.commercial')}</p>
          </Prose>
        </Text>
        <Text size="small">
          <TextLink href={moreOf(tag)} opensApart>
            {say('guarantee.more')}
          </TextLink>
        </Text>
      </Stack>
    </Box>
  );
};
