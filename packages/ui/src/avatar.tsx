type AvatarProps = {
  name: string
  src?: string | undefined
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
}

const sizes = {
  sm: { look: 'size-6 text-xs', px: 24 },
  md: { look: 'size-8 text-xs', px: 32 },
  lg: { look: 'size-12 text-base', px: 48 },
  xl: { look: 'size-24 text-xl', px: 96 },
} as const

/** A portrait or initials; decorative, so the name is beside it. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  const { look: measure, px } = sizes[size]
  const look = `inline-grid shrink-0 place-items-center rounded-full bg-samudra-tint ${measure}`
  // Those of rows are many; the others are at the top of their page.
  const loading = size === 'sm' ? 'lazy' : 'eager'
  const box = { width: px, height: px, loading } as const
  if (src)
    return (
      <img
        src={src}
        alt=""
        {...box}
        className={`${look} object-cover outline -outline-offset-1 outline-line`}
      />
    )
  return (
    <span aria-hidden className={`${look} font-semibold text-samudra-text`}>
      {initialsOf(name, size === 'sm' ? 1 : 2)}
    </span>
  )
}

/** @returns the first letters of the first and the last word, at most `most` of them. */
export function initialsOf(name: string, most: 1 | 2 = 2): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const picked = words.length > 1 && most === 2 ? [words[0], words.at(-1)] : [words[0]]
  return picked.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('')
}
