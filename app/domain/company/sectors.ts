export const sectors = [
  'finance',
  'technology',
  'government',
  'education',
  'health',
  'energy',
  'telecommunication',
  'transport',
  'retail',
  'manufacturing',
  'media',
  'other',
] as const
export type Sector = (typeof sectors)[number]
