import { Box } from '@shop/ui-theme/box';
import { ErrorSummary } from '@shop/ui-theme/error-summary';
import { Notice } from '@shop/ui-theme/notice';
import { useFormContext, useFormState } from 'react-hook-form';
import { fieldId, useFormFrame } from './form-context.ts';

type Props = { heading: string; notice: string | null };

/** The errors above the form: each line links to its field. Needed without scripts, useful with them. */
export const FormSummary = ({ heading, notice }: Props) => {
  'use no memo';
  const { control } = useFormContext();
  const { errors, isSubmitted } = useFormState({ control });
  const { id, isAnswered, labels, speaksForItself, wordsOf } = useFormFrame();
  const wrong = Object.keys(labels).flatMap((name) => {
    const code = errors[name]?.message;
    return typeof code === 'string' ? [{ name, code }] : [];
  });
  return (
    <>
      {notice !== null && (
        <Box marginBlockEnd={24}>
          <div tabIndex={-1} data-form-notice>
            <Notice tone="critical">{wordsOf(notice)}</Notice>
          </div>
        </Box>
      )}
      {(isSubmitted || isAnswered) && wrong.length > 0 && (
        <Box marginBlockEnd={24}>
          <ErrorSummary
            heading={heading}
            errors={wrong.map(({ name, code }) => ({
              field: fieldId(id, name),
              // The same for a choice whose question is its heading: it has no label.
              text:
                labels[name] && !speaksForItself(code) ? `${labels[name]}: ${wordsOf(code)}` : wordsOf(code),
            }))}
          />
        </Box>
      )}
    </>
  );
};
