/** Descriptions longer than this are cut by every search engine; in characters. */
const longestDescription = 200

/**
 * The meta of a page.
 * @param own its title, before that of the site; empty: the site's alone
 * @param about one or two sentences for search results and for those it is shared with
 */
export function pageMeta(own: string, site: string, about?: string) {
  const whole = { title: own === '' ? site : `${own} · ${site}` }
  if (about === undefined) return [whole]
  const text = shortened(about)
  return [
    whole,
    { name: 'description', content: text },
    { property: 'og:title', content: own === '' ? site : own },
    { property: 'og:description', content: text },
  ]
}

/** One line, cut between words. */
function shortened(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  const signs = Array.from(line)
  if (signs.length <= longestDescription) return line
  const cut = signs.slice(0, longestDescription).join('')
  const end = cut.lastIndexOf(' ')
  // A script without spaces is cut where it is.
  return `${(end > cut.length - 40 ? cut.slice(0, end) : cut).trimEnd()}…`
}
