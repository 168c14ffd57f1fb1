declare module '@shop/page/registry' {
  interface CheckNames {
    declaration: true;
  }
}

export {};
