export const buttonVariants = ['primary', 'accent', 'secondary', 'quiet', 'danger'] as const
type ButtonVariant = (typeof buttonVariants)[number]
/** `icon` is a square for a picture alone; it needs an aria-label. */
type ButtonSize = 'sm' | 'md' | 'lg' | 'icon'

const looks = {
  primary: 'border-transparent bg-samudra text-on-samudra hover:bg-samudra-deep',
  accent: 'border-transparent bg-senja text-on-senja hover:bg-senja-deep',
  secondary: 'border-line-strong bg-surface text-ink hover:bg-sunk',
  quiet: 'quiet border-transparent text-samudra-text hover:bg-samudra-tint',
  danger: 'border-transparent bg-bata text-on-bata hover:bg-bata-deep',
} as const satisfies Record<ButtonVariant, string>

const sizes = {
  sm: 'min-h-11 gap-1 px-3 text-sm md:min-h-8 md:text-xs',
  md: 'min-h-11 gap-2 px-4 text-sm md:min-h-9',
  lg: 'min-h-12 gap-2 px-6 text-base',
  icon: 'size-11 md:size-9',
} as const satisfies Record<ButtonSize, string>

export type ButtonLook = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  wide?: boolean | undefined
}

/** The one look of everything that is pressed; buttons, links and summaries share it. */
export function buttonClass({ variant = 'secondary', size = 'md', wide }: ButtonLook, more = ''): string {
  const frame =
    'inline-flex items-center justify-center rounded border py-1 text-center font-semibold transition-colors ' +
    'disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-50 [&>svg]:size-4 [&>svg]:shrink-0'
  return `${frame} ${looks[variant]} ${sizes[size]} ${wide ? 'w-full' : ''} ${more}`.trim()
}
