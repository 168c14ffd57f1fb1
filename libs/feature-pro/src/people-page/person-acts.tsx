import type { CompanyPerson } from '@shop/data-access/pro';
import { COMPANY_ROLES } from '@shop/domain/company-people';
import { Button } from '@shop/ui-theme/button';
import { Fold } from '@shop/ui-theme/fold';
import { Select } from '@shop/ui-theme/select';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { Form } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { useRoleWords } from '../use-role-words.ts';

/** Another role for a person, and the person's removal; each a form of its own. */
export const PersonActs = ({ person }: { person: CompanyPerson }) => {
  const say = useMessages();
  const words = useRoleWords();
  const { id, role } = person;
  const name = person.name || person.email;
  return (
    <Fold summary={say('pro.people.change', { name })}>
      <Stack gap={16}>
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Stack gap={12}>
            <Select
              key={role}
              name="role"
              label={say('pro.people.role_of', { name })}
              defaultValue={role}
              options={COMPANY_ROLES.map((value) => ({ value, label: words.name(value) }))}
            />
            <div>
              <Button type="submit" look="quiet" size="small" name="intent" value="role">
                {say('pro.people.save_role')}
              </Button>
            </div>
          </Stack>
        </Form>
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Stack gap={12}>
            <Text size="small" tone="muted">
              {say('pro.people.remove_hint')}
            </Text>
            <div>
              <Button type="submit" look="critical" size="small" name="intent" value="remove">
                {say('pro.people.remove', { name })}
              </Button>
            </div>
          </Stack>
        </Form>
      </Stack>
    </Fold>
  );
};
