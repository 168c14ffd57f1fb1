export {
  countUses,
  dropUse,
  findPromotion,
  findPromotionByCode,
  keepUse,
  lockPromotion,
} from './promotions.repository.ts';
