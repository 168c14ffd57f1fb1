import { COMPANY_ROLES, INVITATION_DAYS } from '@shop/domain/company-people';
import { FormSelect, FormText, ShopForm, SubmitButton } from '@shop/forms';
import type { FormAnswer } from '@shop/page';
import { FormSection } from '@shop/ui-theme/form-section';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../messages.ts';
import { useRoleWords } from '../use-role-words.ts';
import { INVITE_DRAFT, inviteSchema } from './invite-form.schema.ts';

/** Invites by e-mail, with a role. */
export const InviteForm = ({ answer }: { answer: FormAnswer | undefined }) => {
  const say = useMessages();
  const words = useRoleWords();
  return (
    <FormSection heading={say('pro.people.invite')}>
      <Stack gap={16}>
        <Text tone="muted" isMeasured>
          {say('pro.people.invite_hint', { days: INVITATION_DAYS })}
        </Text>
        <ShopForm
          schema={inviteSchema}
          labels={{ email: say('pro.people.email'), role: say('pro.people.role') }}
          words={{
            'pro.member_already': say('pro.people.member_already'),
            'pro.too_many_people': say('pro.people.too_many'),
          }}
          values={{ email: '', role: 'buyer', ...answer?.values }}
          answer={answer}
          draft={INVITE_DRAFT}
          summaryHeading={say('pro.problems')}
        >
          <input type="hidden" name="intent" value="invite" />
          <Stack gap={16}>
            <FormText name="email" type="email" autoComplete="off" required />
            <FormSelect
              name="role"
              options={COMPANY_ROLES.map((value) => ({
                value,
                label: `${words.name(value)}: ${words.hint(value)}`,
              }))}
              required
            />
            <SubmitButton size="large">{say('pro.people.send')}</SubmitButton>
          </Stack>
        </ShopForm>
      </Stack>
    </FormSection>
  );
};
