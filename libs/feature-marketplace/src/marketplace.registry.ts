declare module '@shop/page/registry' {
  interface CheckNames {
    category: true;
    search: true;
  }
}

export {};
