declare module '@shop/page/registry' {
  interface ModalContracts {
    register: { props: { redirect?: string }; result: 'logged-in' };
    'remove-address': { props: { id: number }; result: 'removed' };
    'forgot-password': { props: { email?: string }; result: 'sent' };
  }
  interface CheckNames {
    guest: true;
    'account-mobile': true;
  }
}

export {};
