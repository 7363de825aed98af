import type { Thing, WithContext } from 'schema-dts'

/** Facts of a page for machines (https://schema.org). Holds nothing the page does not show. */
export function StructuredData({ facts }: { facts: Thing }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text; escaped for exactly that
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(facts) }} />
}

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that ends no script and begins no comment, whatever a name in it contains (MD-06). */
export function scriptText(facts: Thing): string {
  const whole = { '@context': 'https://schema.org', ...(facts as object) } as WithContext<Thing>
  return JSON.stringify(whole).replace(/[<>&\u2028\u2029]/g, (sign) => escapes[sign]!)
}
