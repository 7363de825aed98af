/** The meaning of a colour; the text beside it has the same. */
export const tones = ['neutral', 'primary', 'accent', 'highlight', 'success', 'warning', 'danger'] as const
export type Tone = (typeof tones)[number]

export const toneText = {
  neutral: 'text-ink-soft',
  primary: 'text-samudra-text',
  accent: 'text-senja-text',
  highlight: 'text-fajar-text',
  success: 'text-daun-text',
  warning: 'text-kunyit-text',
  danger: 'text-bata-text',
} as const satisfies Record<Tone, string>

export const toneTint = {
  neutral: 'bg-neutral-tint',
  primary: 'bg-samudra-tint',
  accent: 'bg-senja-tint',
  highlight: 'bg-fajar-tint',
  success: 'bg-daun-tint',
  warning: 'bg-kunyit-tint',
  danger: 'bg-bata-tint',
} as const satisfies Record<Tone, string>

/** For shapes in SVG: bars, dots and lines drawn with `currentColor`. */
export const toneShape = {
  neutral: 'text-line-strong',
  primary: 'text-samudra',
  accent: 'text-senja',
  highlight: 'text-fajar',
  success: 'text-daun',
  warning: 'text-kunyit',
  danger: 'text-bata',
} as const satisfies Record<Tone, string>
