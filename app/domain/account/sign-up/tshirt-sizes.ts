export const tshirtSizes = ['S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'none'] as const
export type TshirtSize = (typeof tshirtSizes)[number]
