import type { Quote } from '@shop/data-access/quotes';

declare module '@shop/page/registry' {
  interface CheckNames {
    quotes: true;
    'order-form-auth': true;
    'create-order': true;
  }
  interface ModalContracts {
    recalculate: { props: { quote: Quote }; result: 'recalculated' };
    'additional-info-success': { props: { number: string }; result: 'seen' };
  }
}
