/** Notifications as the server sends them; `about` and `noun` name which pages they concern. */
export type LiveNotice = {
  id: string
  text: string
  path: string
  group: string
  about: string
  noun: string
  at: string
  read: boolean
}
export type LiveNews = { unread: number; notices: LiveNotice[] }

type Options = {
  /** Keeps the tabs of one person and language together. */
  name: string
  locale: string
  /** The newest line the page shows. */
  after: string | null
  onNews: (news: LiveNews) => void
}

/** A page that has just been opened has better things to do. */
const restMs = 2_000
const pollMs = 60_000

/**
 * Receives notifications as long as the page is open. One tab of a browser holds the stream and notifies the
 * others; where it cannot, it asks once a minute while it is looked at, and tries the stream again.
 * @returns what ends it
 */
export function connectLive({ name, locale, after, onNews }: Options): () => void {
  const end = new AbortController()
  const channel = new BroadcastChannel(`live:${name}`)
  let last = after
  const hear = (news: LiveNews) => {
    last = news.notices.at(-1)?.id ?? last
    onNews(news)
  }
  channel.onmessage = ({ data }: MessageEvent<LiveNews>) => hear(data)
  const tell = (news: LiveNews) => {
    hear(news)
    channel.postMessage(news)
  }
  const lead = () => holdStream({ address: () => addressOf(locale, last), tell, signal: end.signal })
  const timer = setTimeout(() => {
    // Only pages of a safe origin may hold locks; others hold a stream each.
    if (!navigator.locks) return void lead()
    navigator.locks.request(`live:${name}`, { signal: end.signal }, lead).catch(() => undefined)
  }, restMs)
  return () => {
    clearTimeout(timer)
    end.abort()
    channel.close()
  }
}

type ValueInForce = { address: () => string; tell: (news: LiveNews) => void; signal: AbortSignal }

/** Holds the stream until the page goes or the session is over. */
async function holdStream({ address, tell, signal }: ValueInForce): Promise<void> {
  while (!signal.aborted) {
    if ((await listen(`/notifications/stream${address()}`, tell, signal)) === 'over') return
    await rest(pollMs, signal)
    if (signal.aborted || document.visibilityState !== 'visible') continue
    const answer = await fetch(`/notifications/state${address()}`, { signal }).catch(() => null)
    if (answer?.status === 401) return
    if (answer?.ok) tell((await answer.json()) as LiveNews)
  }
}

/**
 * Listens until the stream is gone for good: browsers reconnect a broken one by themselves, and send the id
 * of the last event.
 */
function listen(address: string, tell: ValueInForce['tell'], signal: AbortSignal): Promise<'over' | 'lost'> {
  return new Promise((done) => {
    const stream = new EventSource(address)
    const close = (how: 'over' | 'lost') => {
      stream.close()
      done(how)
    }
    signal.addEventListener('abort', () => close('over'), { once: true })
    stream.addEventListener('notice', ({ data }) => {
      const { unread, ...notice } = JSON.parse(data) as LiveNotice & { unread: number }
      tell({ unread, notices: [notice] })
    })
    stream.addEventListener('unread', ({ data }) => tell({ ...JSON.parse(data), notices: [] }))
    stream.addEventListener('over', () => close('over'))
    stream.addEventListener('error', () => {
      if (stream.readyState === EventSource.CLOSED) close('lost')
    })
  })
}

function addressOf(locale: string, last: string | null): string {
  return `?${new URLSearchParams({ locale, ...(last ? { after: last } : {}) })}`
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms)
    const wake = () => {
      clearTimeout(timer)
      done()
    }
    signal.addEventListener('abort', wake, { once: true })
  })
}
