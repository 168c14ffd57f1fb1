export const TEXT_ACT = 'text';
