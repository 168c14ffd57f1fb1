export {
  countUses,
  dropUse,
  findPromotion,
  findPromotionByCode,
  keepUse,
  lockPromotion,
  type PromotionUser,
} from './promotions.repository.ts';
