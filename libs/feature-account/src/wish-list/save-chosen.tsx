import { laterPaths } from '@shop/paths/later';
import { Button } from '@shop/ui-theme/button';
import { Notice } from '@shop/ui-theme/notice';
import { Form, useSearchParams } from 'react-router-dom';
import { useWishMessages } from './wish-list.messages.ts';

/** After a guest's login: the item that they wanted to save. */
export const SaveChosen = () => {
  const say = useWishMessages();
  const [query] = useSearchParams();
  const chosen = query.get('save') ?? '';
  if (!/^\d{1,10}$/.test(chosen)) return null;
  return (
    <Notice
      tone="info"
      action={
        <Form method="post" action={laterPaths.saveWish.to()}>
          <input type="hidden" name="variant_id" value={chosen} />
          <Button type="submit" size="small" icon="heart">
            {say('wishes.save')}
          </Button>
        </Form>
      }
    >
      {say('wishes.chosen')}
    </Notice>
  );
};
