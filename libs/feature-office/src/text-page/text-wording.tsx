import type { AnswerOf } from '@shop/contracts/calls';
import type { officeCalls } from '@shop/contracts/staff-calls';
import { getLanguage, useFormats } from '@shop/i18n';
import { Box } from '@shop/ui-theme/box';
import { Button } from '@shop/ui-theme/button';
import { Heading } from '@shop/ui-theme/heading';
import { Inline } from '@shop/ui-theme/inline';
import { Text } from '@shop/ui-theme/text';
import { TextArea } from '@shop/ui-theme/text-area';
import { ActForm } from '../form/act-form.tsx';
import { useProblem } from '../form/use-problem.ts';
import { useMessages } from '../messages.ts';
import { textPath } from './text-path.ts';
import { useTextFault } from './use-text-fault.ts';

export type OneWording = AnswerOf<typeof officeCalls.text>['text']['in'][number];

const LINE = 80;
const linesOf = (text: string): number =>
  Math.min(12, Math.ceil(text.length / LINE) + text.split('\n').length);

type BrandWording = OneWording & { readonly textKey: string; readonly brand: string };

const Revert = ({
  textKey,
  locale,
  brand,
  changed,
}: Pick<BrandWording, 'textKey' | 'locale' | 'brand' | 'changed'>) => {
  const say = useMessages();
  return (
    <ActForm act="revert" row={locale} address={textPath(textKey, brand)}>
      <input type="hidden" name="brand" value={brand} />
      <input type="hidden" name="was" value={changed ?? ''} />
      <Inline>
        <Button type="submit" look="quiet" size="small">
          {say(brand === '' ? 'office.text.revert' : 'office.text.revert_brand')}
        </Button>
      </Inline>
    </ActForm>
  );
};

const ChangeForm = ({ textKey, locale, brand, without, changed, longest, forms }: BrandWording) => {
  const say = useMessages();
  const faultOf = useTextFault();
  const problem = useProblem('change', locale);
  const [code, what = ''] = problem?.errors['text'] ?? [];
  const shown = changed ?? without;
  const hints = [
    say('office.text.longest', { count: longest }),
    ...(forms.length > 0 ? [say('office.text.forms', { forms: forms.join(', ') })] : []),
  ];
  return (
    <ActForm act="change" row={locale} address={textPath(textKey, brand)}>
      <input type="hidden" name="brand" value={brand} />
      {/* After a refusal this is the colleague's text: sent again, the form replaces it. */}
      <input type="hidden" name="was" value={changed ?? ''} />
      <input type="hidden" name="changed" value={changed === null ? '' : 'yes'} />
      <TextArea
        name="text"
        lang={getLanguage(locale).tag}
        label={say('office.text.now')}
        rows={linesOf(shown)}
        hint={hints.join(' ')}
        defaultValue={problem?.fields['text'] ?? shown}
        error={code && faultOf(code, what)}
      />
      <Inline>
        <Button type="submit" size="small">
          {say('office.text.save')}
        </Button>
      </Inline>
    </ActForm>
  );
};

/** A text in one language: what was compiled, and the form that replaces it. */
export const TextWording = (wording: BrandWording) => {
  const { textKey, locale, brand, compiled, without, changed, changed_at: at } = wording;
  const say = useMessages();
  const formats = useFormats();
  const { title, tag } = getLanguage(locale);
  return (
    <Box as="section" ground="box" gap={8}>
      <Inline align="baseline">
        <Heading level={2} look="large">
          {title}
        </Heading>
        {at !== null && (
          <Text size="small" tone="muted">
            {say('office.text.since', { at: formats.dateTime(at) })}
          </Text>
        )}
      </Inline>
      <Text size="small" tone="muted">
        {say('office.text.compiled')}
      </Text>
      <div lang={tag}>
        <Text>{compiled}</Text>
      </div>
      {changed !== null && without !== compiled && (
        <>
          <Text size="small" tone="muted">
            {say('office.text.without')}
          </Text>
          <div lang={tag}>
            <Text>{without}</Text>
          </div>
        </>
      )}
      <ChangeForm {...wording} />
      {changed !== null && <Revert textKey={textKey} locale={locale} brand={brand} changed={changed} />}
    </Box>
  );
};
