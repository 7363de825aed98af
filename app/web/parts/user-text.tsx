import { decoded } from '@cakrawala/markdown/plain-text'
import { Markdown } from '@cakrawala/ui/markdown'
import type { Locale } from '#kernel/locale.ts'
import { externalPath } from './links.tsx'
import { useLocale } from './locale.tsx'
import { useOrigin } from './root-facts.tsx'

type UserTextProps = { sanitizedHtml: string; size?: 'read' | 'dense' | undefined }

/** Text that a user wrote, as the sanitizer left it: every link out of our site passes the page that shows where it leads. */
export function UserText({ sanitizedHtml, size }: UserTextProps) {
  return <Markdown sanitizedHtml={throughSanitizer(sanitizedHtml, useOrigin(), useLocale())} size={size} />
}

/**
 * Rewrites the links of sanitized HTML. The sanitizer writes `<a href="` for links only (in text it escapes `<`), which
 * is why a pattern can find them; text stored before this existed goes through it too.
 */
export function throughSanitizer(html: string, origin: string, locale: Locale): string {
  return html.replace(/<a href="([^"]*)"/g, (link, written: string) => {
    const address = decoded(written)
    const target = URL.canParse(address, origin) ? new URL(address, origin) : null
    if (target && (target.origin === origin || target.protocol === 'mailto:')) return link
    const whole = /^https?:\/\//i.test(address) ? address : (target?.href ?? address)
    return `<a href="${externalPath(whole, locale).replaceAll("'", '&#x27;')}"`
  })
}
