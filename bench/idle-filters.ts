/**
 * What an address of a list asks for that changes none of its rows: a name the page does not read, or a choice that all of
 * them meet. Such an address measures another list than it names. @param ask answers an address as the reader is answered
 */
export async function idleIn(path: string, ask: (path: string) => Promise<Response>): Promise<string[]> {
  const [place = path, query = ''] = path.split('?')
  const parts = query.split('&').filter((part) => part !== '')
  if (parts.length === 0) return []
  const rows = shownIn(await (await ask(path)).text())
  const idle: string[] = []
  for (const part of parts) {
    const others = parts.filter((one) => one !== part).join('&')
    const answer = await ask(others === '' ? place : `${place}?${others}`)
    if (shownIn(await answer.text()) === rows) idle.push(part)
  }
  return idle
}

/** The words of a page without its filters, its ways on and what addresses carry. */
function shownIn(page: string): string {
  return (/<main[\s\S]*<\/main>/.exec(page)?.[0] ?? page)
    .replaceAll(/<(form|nav|select|script)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}
