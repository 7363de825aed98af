import { sessionCookieName } from '#web/http/session-cookie.ts'

export type Heard = { event: string; id: string | null; data: Record<string, unknown> }
export type Stream = {
  status: number
  headers: Headers
  heard: Heard[]
  text: () => string
  /** When the server ended it, in ms of the clock; pending while it is open. */
  closed: Promise<number>
  close: () => void
}

/** Opens a stream of news as a browser does. */
export async function listenLive(
  origin: string,
  token: string | null,
  { query = '', headers = {} }: { query?: string; headers?: Record<string, string> } = {},
): Promise<Stream> {
  const giveUp = new AbortController()
  const answer = await fetch(`${origin}/notifications/stream${query}`, {
    headers: { ...(token ? { Cookie: `${sessionCookieName()}=${token}` } : {}), ...headers },
    signal: giveUp.signal,
  })
  const heard: Heard[] = []
  let text = ''
  const closed = (async () => {
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    try {
      for (;;) {
        const part = await reader?.read()
        if (!part || part.done) break
        text += part.value
        heard.splice(0, heard.length, ...messagesOf(text))
      }
    } catch {
      // Closed by us.
    }
    return Date.now()
  })()
  return {
    status: answer.status,
    headers: answer.headers,
    heard,
    text: () => text,
    closed,
    close: () => giveUp.abort(),
  }
}

function messagesOf(text: string): Heard[] {
  return text.split('\n\n').flatMap((block) => {
    const fields = new Map(
      block.split('\n').map((line) => [line.split(': ')[0]!, line.slice(line.indexOf(': ') + 2)]),
    )
    const data = fields.get('data')
    return data
      ? [{ event: fields.get('event') ?? '', id: fields.get('id') ?? null, data: JSON.parse(data) }]
      : []
  })
}

/** Waits until something holds. @throws Error after `ms` */
export async function until(holds: () => boolean, ms = 5_000): Promise<void> {
  const end = Date.now() + ms
  while (!holds()) {
    if (Date.now() > end) throw new Error(`it did not happen within ${ms} ms`)
    await new Promise((go) => setTimeout(go, 10))
  }
}
