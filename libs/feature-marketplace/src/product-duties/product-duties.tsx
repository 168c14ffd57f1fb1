import type { Product } from '@shop/data-access';
import { GuaranteeNotice } from '@shop/page/guarantee-notice';
import { Box } from '@shop/ui-theme/box';
import { ProductSafety } from './product-safety.tsx';

/** The statements on a product that the law of the market requires. */
export const ProductDuties = ({ product: { safety, guarantee_years: years } }: { product: Product }) => (
  <>
    {safety && <ProductSafety safety={safety} />}
    {years && (
      <Box marginBlockStart={{ sm: 40, md: 56 }}>
        <GuaranteeNotice years={years} />
      </Box>
    )}
  </>
);
