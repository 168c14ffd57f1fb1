import type { DeliveryTerms } from '@shop/data-access/pro';
import { FormText, ShopForm, SubmitButton } from '@shop/forms';
import { useFormats } from '@shop/i18n';
import { useFormAnswer } from '@shop/page';
import { FormSection } from '@shop/ui-theme/form-section';
import { Prose } from '@shop/ui-theme/prose';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../messages.ts';
import { TERMS_DRAFT, termsSchema } from './terms-form.schema.ts';

/** The paragraphs of the terms. */
export const TermsText = ({ terms }: { terms: DeliveryTerms }) => (
  <Prose>
    <ol>
      {terms.paragraphs.map((paragraph) => (
        <li key={paragraph}>{paragraph}</li>
      ))}
    </ol>
  </Prose>
);

/** The current terms, and their acceptance by name. */
export const TermsPart = ({ terms }: { terms: DeliveryTerms }) => {
  const say = useMessages();
  const formats = useFormats();
  const answer = useFormAnswer();
  return (
    <FormSection heading={say('pro.terms.title', { version: terms.version })}>
      <Stack gap={16}>
        <Text tone="muted">{say('pro.terms.published', { date: formats.date(terms.published_at) })}</Text>
        <TermsText terms={terms} />
        <ShopForm
          schema={termsSchema}
          labels={{ name: say('pro.terms.name') }}
          words={{ 'pro.new_terms': say('pro.terms.newer') }}
          values={{ name: '', ...answer?.values }}
          answer={answer}
          draft={TERMS_DRAFT}
          summaryHeading={say('pro.problems')}
        >
          <input type="hidden" name="version" value={terms.version} />
          <Stack gap={16}>
            <FormText name="name" hint={say('pro.terms.name_hint')} autoComplete="name" required />
            <SubmitButton size="large">{say('pro.terms.accept')}</SubmitButton>
          </Stack>
        </ShopForm>
      </Stack>
    </FormSection>
  );
};
