import type { Wish } from '@shop/data-access/wishes';
import { ALERT_PERCENTS } from '@shop/domain/wishes';
import { laterPaths } from '@shop/paths/later';
import { Button } from '@shop/ui-theme/button';
import { Checkbox } from '@shop/ui-theme/choice';
import { Fold } from '@shop/ui-theme/fold';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { Select } from '@shop/ui-theme/select';
import { Stack } from '@shop/ui-theme/stack';
import { VisuallyHidden } from '@shop/ui-theme/visually-hidden';
import { Form } from 'react-router-dom';
import { useWishMessages } from './wish-list.messages.ts';

const usePercents = () => {
  const say = useWishMessages();
  return [
    { value: '', label: say('wishes.alert.never') },
    ...ALERT_PERCENTS.map((percent) => ({
      value: String(percent),
      label: percent === 0 ? say('wishes.alert.any') : say('wishes.alert.by', { percent }),
    })),
  ];
};

/** What the client is mailed about this item. */
export const AlertForm = ({ wish }: { wish: Wish }) => {
  const say = useWishMessages();
  const options = usePercents();
  const isOn = wish.alert_percent !== null || wish.tells_stock;
  return (
    <Fold
      summary={
        <span>
          {say('wishes.alert')}
          <VisuallyHidden>{` ${wish.name}`}</VisuallyHidden>
        </span>
      }
      {...(isOn && { end: say('wishes.alert.on') })}
    >
      <Form method="post" action={laterPaths.wishList.to()} preventScrollReset>
        <input type="hidden" name="intent" value="alert" />
        <input type="hidden" name="id" value={wish.id} />
        <FormColumn>
          <Stack gap={12}>
            <Select
              name="alert_percent"
              label={say('wishes.alert.price')}
              options={options}
              defaultValue={wish.alert_percent === null ? '' : String(wish.alert_percent)}
            />
            <Checkbox
              name="tells_stock"
              value="1"
              label={say('wishes.alert.stock')}
              defaultChecked={wish.tells_stock}
            />
            <div>
              <Button type="submit" look="quiet" size="small">
                {say('wishes.alert.save')}
              </Button>
            </div>
          </Stack>
        </FormColumn>
      </Form>
    </Fold>
  );
};
