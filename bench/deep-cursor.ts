/** An id no row has. */
const unknownId = '01942000-0000-7000-8000-000000000000'
const mostSteps = 60

/** A list by its place in the midst of the data: two years of moments, and an id no row has. */
export function deepPath(path: string, name = 'from', keys = '1735689600000'): string {
  return `${path}${path.includes('?') ? '&' : '?'}${name}=${keys}_${unknownId}`
}

const sealed = '#deep'

/** A list whose places are sealed, so that no one can write one: its address is followed from the first rows on. */
export function deepestPath(path: string): string {
  return path + sealed
}

/**
 * The address itself, but where it names the midst of the data and nothing is beyond it there: then the farthest that
 * leads on from its first rows. @param ask answers an address as the reader of the list is answered
 */
export async function cursorPathOn(path: string, ask: (path: string) => Promise<Response>): Promise<string> {
  if (path.endsWith(sealed)) return farthestFrom(path.slice(0, -sealed.length), ask)
  if (!path.includes(unknownId)) return path
  const answer = await ask(path)
  await answer.arrayBuffer()
  return answer.status === 200 ? path : farthestFrom(withoutPlace(path), ask)
}

async function farthestFrom(first: string, ask: (path: string) => Promise<Response>): Promise<string> {
  let at = first
  for (let step = 0; step < mostSteps; step++) {
    const next = nextOf(await (await ask(at)).text())
    if (next === null) break
    at = next
  }
  return at
}

function withoutPlace(path: string): string {
  const [place = path, query = ''] = path.split('?')
  const kept = query.split('&').filter((part) => !part.includes(unknownId))
  return kept.length > 0 ? `${place}?${kept.join('&')}` : place
}

/** Where "next" leads below a list. */
function nextOf(page: string): string | null {
  const link = /<a\b[^>]*\brel="next"[^>]*>/.exec(page)?.[0]
  const href = link && /\bhref="([^"]+)"/.exec(link)?.[1]
  return href ? href.replaceAll('&amp;', '&').replace(/#.*$/, '') : null
}
