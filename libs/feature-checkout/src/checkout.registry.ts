declare module '@shop/page/registry' {
  interface CheckNames {
    checkout: true;
    payment: true;
    confirm: true;
    'payment-accept': true;
  }
}

export {};
