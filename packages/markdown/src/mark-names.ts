import { htmlParts, isTag } from './plain-text.ts'

/** A name after `@`: no address, no part of a longer word. */
const written = /(?<![\p{L}\p{N}_@./-])@([a-z0-9](?:[a-z0-9_-]{1,28})[a-z0-9])(?![\p{L}\p{N}_-])/giu

/** The names that sanitized HTML mentions with `@` outside of code and links, in small letters, each once, in the order of reading. */
export function namesIn(sanitizedHtml: string): string[] {
  const names = new Set<string>()
  eachText(sanitizedHtml, (text) => {
    for (const [, name] of text.matchAll(written)) names.add(name!.toLowerCase())
    return text
  })
  return [...names]
}

/** Makes the mentions of some names, in small letters, strong text. The marks have no attributes: they are harmless wherever a sign of HTML is misread. */
export function markNames(sanitizedHtml: string, names: ReadonlySet<string>): string {
  if (names.size === 0) return sanitizedHtml
  return eachText(sanitizedHtml, (text) =>
    text.replace(written, (mention, name: string) =>
      names.has(name.toLowerCase()) ? `<strong>${mention}</strong>` : mention,
    ),
  )
}

/** Replaces each text outside of code and links. */
function eachText(html: string, change: (text: string) => string): string {
  let depth = 0
  return htmlParts(html)
    .map((part) => {
      if (!isTag(part)) return depth > 0 ? part : change(part)
      const [, end, name] = /^<(\/?)(code|pre|a)[ >]/.exec(part) ?? []
      if (name !== undefined) depth += end ? -1 : 1
      return part
    })
    .join('')
}
