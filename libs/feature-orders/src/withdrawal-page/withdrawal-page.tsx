import { RETURN_EXCEPTIONS } from '@shop/domain/market-duties';
import { useReturnExceptionMessages } from '@shop/i18n/return-exception-messages';
import { describeWithdrawal } from '@shop/i18n/withdrawal';
import { useWithdrawalMessages } from '@shop/i18n/withdrawal-messages';
import { PageBody, PageHead, useBrand } from '@shop/page';
import { Box } from '@shop/ui-theme/box';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { Heading } from '@shop/ui-theme/heading';
import { Prose } from '@shop/ui-theme/prose';
import { Stack } from '@shop/ui-theme/stack';
import { useWithdrawWords } from '../withdraw-page/use-withdraw-words.ts';
import { TypedStatement } from './typed-statement.tsx';

const useWithdrawal = () => {
  const say = useWithdrawalMessages();
  const sayException = useReturnExceptionMessages();
  const { promises, seller, supportEmail: email } = useBrand();
  const { isByEuLaw, returnDays, returnPaidBy } = promises;
  if (returnDays === null) return null;
  const law = isByEuLaw ? 'eu' : 'other';
  return describeWithdrawal(say, {
    ...{ isByEuLaw, returnDays, returnPaidBy },
    seller: { name: seller.name, address: seller.address, phone: seller.phone, email },
    exceptions: RETURN_EXCEPTIONS.map((one) => sayException(`returns.exception.${one}`, { law })),
  });
};

/** The withdrawal function, and how goods are returned, with the model form where the brand's law requires one. */
export const WithdrawalPage = () => {
  const words = useWithdrawal();
  const { say, law } = useWithdrawWords();
  if (!words) return null;
  const title = say('statement.title', { law });
  const { sections, form } = words;
  return (
    <PageBody>
      <PageHead title={title} />
      <FormColumn>
        <Stack gap={32}>
          <Heading level={1} look="title">
            {title}
          </Heading>
          <TypedStatement />
          {sections.map(({ heading, paragraphs }) => (
            <Stack key={heading} gap={12} as="section">
              <Heading level={2} look="section">
                {heading}
              </Heading>
              <Prose>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </Prose>
            </Stack>
          ))}
          {form && (
            <Box as="section" ground="box">
              <Stack gap={12}>
                <Heading level={2} look="section">
                  {form.heading}
                </Heading>
                <Prose>
                  {form.paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                  <ul>
                    {form.lines.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                  <p>{form.footnote}</p>
                </Prose>
              </Stack>
            </Box>
          )}
        </Stack>
      </FormColumn>
    </PageBody>
  );
};
