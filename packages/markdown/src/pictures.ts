import { decoded } from './plain-text.ts'

/** How the sanitizer marks a picture that is named without an address: its name, and the text in its place. */
export const pictureMark = /<span data-picture="([^"]*)">([^<]*)<\/span>/g

/** The names of the pictures that sanitized HTML shows. */
export function picturesNamed(sanitizedHtml: string): ReadonlySet<string> {
  return new Set([...sanitizedHtml.matchAll(pictureMark)].map(([, name = '']) => decoded(name)))
}
