import { Button } from '@shop/ui-theme/button';
import { Form } from 'react-router-dom';
import { useMessages } from '../messages.ts';

/** Deletes the review. */
export const WithdrawReview = ({ productId }: { productId: number }) => {
  const say = useMessages();
  return (
    <Form method="post">
      <input type="hidden" name="act" value="withdraw" />
      <input type="hidden" name="product" value={productId} />
      <Button type="submit" look="quiet">
        {say('reviews.withdraw')}
      </Button>
    </Form>
  );
};
