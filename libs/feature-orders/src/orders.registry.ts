declare module '@shop/page/registry' {
  interface CheckNames {
    tracking: true;
  }
}

export {};
