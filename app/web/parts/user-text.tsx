import { pictureMark } from '@cakrawala/markdown/pictures'
import { decoded } from '@cakrawala/markdown/plain-text'
import { Markdown } from '@cakrawala/ui/markdown'
import { createContext, useContext } from 'react'
import { userTextWords } from '#i18n/user-text.ts'
import type { Locale } from '#kernel/locale.ts'
import { externalPath } from './links.tsx'
import { useLocale, useWords } from './locale.tsx'
import { useOrigin } from './root-facts.tsx'

type UserTextProps = { sanitizedHtml: string; size?: 'read' | 'dense' | undefined }

/**
 * Text that a user wrote, as the sanitizer left it: every link out of our site passes the page that shows where it leads, and
 * a picture is drawn where the page has the file it names, and a block of code has a button that copies it.
 */
export function UserText({ sanitizedHtml, size }: UserTextProps) {
  const html = throughSanitizer(sanitizedHtml, useOrigin(), useLocale())
  const copied = withCopyButtons(html, useWords(userTextWords))
  return <Markdown sanitizedHtml={withPictures(copied, useContext(PicturesOf))} size={size} />
}

/** Addresses of the pictures and videos that texts of the page may show, by the name of their file. */
export const PicturesOf = createContext<ReadonlyMap<string, string>>(new Map())

type CopyWords = { copyCode: string; codeCopied: string }

/**
 * Puts a button on each block of code, which `copy-code.ts` answers. The sanitizer writes `<pre>` for blocks only: in text it
 * escapes `<`.
 */
export function withCopyButtons(html: string, { copyCode, codeCopied }: CopyWords): string {
  const button = `<button type="button" data-copy-code data-copied="${codeCopied}"><span aria-live="polite">${copyCode}</span></button>`
  return html
    .replaceAll('<pre>', `<div class="code-block">${button}<pre>`)
    .replaceAll('</pre>', '</pre></div>')
}

/** The sanitizer writes such a mark for pictures only; a picture leads to itself in full size, a video plays. */
export function withPictures(html: string, pictures: ReadonlyMap<string, string>): string {
  return html.replace(pictureMark, (mark, written: string, text: string) => {
    const address = pictures.get(decoded(written))
    if (address === undefined) return mark
    const alt = text.slice(1, text.lastIndexOf(']')).replaceAll('"', '&quot;') || written
    // Stored names end as their type says.
    if (/\.(?:mp4|webm)$/.test(decoded(written)))
      return `<video controls preload="metadata" src="${address}" aria-label="${alt}"></video>`
    return `<a href="${address}" target="_blank" rel="noopener"><img src="${address}" alt="${alt}" loading="lazy"></a>`
  })
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
