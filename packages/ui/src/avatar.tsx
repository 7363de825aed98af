type AvatarProps = {
  name: string
  src?: string | undefined
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
}

const sizes = {
  sm: 'size-6 text-xs',
  md: 'size-8 text-xs',
  lg: 'size-12 text-base',
  xl: 'size-24 text-xl',
} as const

/** A portrait or initials; decorative, so the name is beside it. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  const look = `inline-grid shrink-0 place-items-center rounded-full ${sizes[size]}`
  if (src) return <img src={src} alt="" loading="lazy" className={`${look} object-cover`} />
  return (
    <span aria-hidden className={`${look} bg-samudra-tint font-semibold text-samudra-text`}>
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
