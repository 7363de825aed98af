type Options<News> = {
  /** Keeps the tabs of one person and language together. */
  name: string
  /** The address of the stream, and the one that answers the same once, as of now. */
  streamAddress: () => string
  stateAddress: () => string
  /** What each kind of event brings, by its name. The event `over` ends the stream for good. */
  events: Readonly<Record<string, (data: string) => News>>
  onNews: (news: News) => void
}

/** A page that has just been opened has better things to do. */
const restMs = 2_000
/** A stream that cannot be opened is tried again soon, later once a minute, in milliseconds. */
const retryAfterMs = [2_000, 5_000, 15_000, 60_000]

/**
 * Receives news in a browser as long as the page is open. One tab holds the stream and notifies the others; where it cannot,
 * it asks for the state after a pause while it is looked at, and tries the stream again.
 * @returns what ends it
 */
export function followStream<News>({ name, onNews, ...source }: Options<News>): () => void {
  const end = new AbortController()
  const channel = new BroadcastChannel(`live:${name}`)
  channel.onmessage = ({ data }: MessageEvent<News>) => onNews(data)
  const tell = (news: News) => {
    onNews(news)
    channel.postMessage(news)
  }
  const lead = () => holdStream({ ...source, tell, signal: end.signal })
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

type Held<News> = Omit<Options<News>, 'name' | 'onNews'> & { tell: (news: News) => void; signal: AbortSignal }

/** Holds the stream until the page goes or the session is over. */
async function holdStream<News>(held: Held<News>): Promise<void> {
  const { stateAddress, tell, signal } = held
  let failures = 0
  while (!signal.aborted) {
    const end = await listen(held)
    if (end === 'over') return
    if (end === 'lost') failures = 0
    await rest(retryAfterMs[Math.min(failures++, retryAfterMs.length - 1)]!, signal)
    if (signal.aborted || document.visibilityState !== 'visible') continue
    const answer = await fetch(stateAddress(), { signal }).catch(() => null)
    if (answer?.status === 401) return
    if (answer?.ok) tell((await answer.json()) as News)
  }
}

/**
 * Listens until the stream is gone for good: browsers reconnect a broken one by themselves, and send the id
 * of the last event. `refused`: it was never open.
 */
function listen<News>({
  streamAddress,
  events,
  tell,
  signal,
}: Held<News>): Promise<'over' | 'lost' | 'refused'> {
  return new Promise((done) => {
    const stream = new EventSource(streamAddress())
    let opened = false
    const close = (how: 'over' | 'lost' | 'refused') => {
      stream.close()
      done(how)
    }
    signal.addEventListener('abort', () => close('over'), { once: true })
    for (const [kind, read] of Object.entries(events))
      stream.addEventListener(kind, ({ data }: MessageEvent<string>) => tell(read(data)))
    stream.addEventListener('open', () => {
      opened = true
    })
    stream.addEventListener('over', () => close('over'))
    stream.addEventListener('error', () => {
      if (stream.readyState === EventSource.CLOSED) close(opened ? 'lost' : 'refused')
    })
  })
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
