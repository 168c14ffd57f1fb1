import { Notice } from '@shop/ui-theme/notice';
import { useCodeWords } from '../../code-words.ts';
import type { FormProblem } from '../../form/form-problem.ts';
import { useProblemWords } from '../../form/problem-words.ts';
import { useMessages } from '../../messages.ts';
import type { TypedBlock } from '../form/text-form.ts';
import { useBlockFields } from './use-block-fields.ts';
import { useSettingLabels } from './use-setting-labels.ts';

const BLOCK_FIELD = /^b(?<at>\d+)\.(?<name>\w+)$/;

export type FieldErrorsProps = { problem: FormProblem; blocks: readonly TypedBlock[] };

/** Every error above the form, with its block and its field: the form may be long. */
export const FieldErrors = ({ problem, blocks }: FieldErrorsProps) => {
  const say = useMessages();
  const words = useCodeWords();
  const wrong = useProblemWords();
  const fieldsOf = useBlockFields();
  const labelOf = useSettingLabels();
  const lines = Object.entries(problem.errors).flatMap(([field, [code]]) => {
    if (code === undefined) return [];
    const { at = '', name = '' } = BLOCK_FIELD.exec(field)?.groups ?? {};
    const block = blocks[Number(at)];
    if (at === '' || !block) return [{ field, text: `${labelOf(field)}: ${wrong(code)}` }];
    const label = fieldsOf(block.kind).find((one) => one.name === name)?.label ?? name;
    const number = Number(at) + 1;
    const where = say('office.content.block', { number, kind: words('block', block.kind) });
    return [{ field, text: `${where} – ${label}: ${wrong(code)}` }];
  });
  if (lines.length === 0) return null;
  return (
    <Notice tone="critical">
      <ul>
        {lines.map(({ field, text }) => (
          <li key={field}>{text}</li>
        ))}
      </ul>
    </Notice>
  );
};
