/** No language puts more marks on a letter; it is the bound of the Stream-Safe Text Format (UAX 15) too. */
const mostMarks = 30
const tooMany = new RegExp(`(\\p{M}{${mostMarks}})\\p{M}+`, 'gu')

/**
 * The one spelling of letters that can be written in several ways. Marks beyond 30 on a letter are dropped: sorting a run of
 * them takes the square of its length, and 400,000 keep a process for minutes.
 */
export function oneSpelling(text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string {
  return text.replace(tooMany, '$1').normalize(form)
}
