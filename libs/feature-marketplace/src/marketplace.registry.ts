import type { ProductSizesProps } from './size-chart/product-sizes.tsx';

declare module '@shop/page/registry' {
  interface ModalContracts {
    'size-chart': { props: ProductSizesProps; result: never };
  }
  interface CheckNames {
    category: true;
    search: true;
  }
}
