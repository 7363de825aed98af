import type { PageCache } from './page-cache.ts'

const retryAfterMs = 1_000

type Options = {
  cache: PageCache
  /** Listens for news; `onLost`: nothing is heard for now. */
  listen: (heard: { onNews: () => void; onLost: () => void }) => { stop(): Promise<void> }
  /** Reads what is new and drops the pages it makes old. */
  readNews: () => Promise<void>
}

/** Opens a cache of pages and keeps it current: while news cannot be heard or read, it takes nothing. */
export function keepCurrent({ cache, listen, readNews }: Options): { stop(): Promise<void> } {
  cache.open()
  let reading = Promise.resolve()
  const close = () => cache.pause()
  let retry: NodeJS.Timeout | undefined
  const hear = () => {
    clearTimeout(retry)
    reading = reading.then(readNews).catch(() => {
      close()
      // The connection that listens may be back before the one that reads.
      retry = setTimeout(hear, retryAfterMs)
      retry.unref()
    })
  }
  const ears = listen({ onNews: hear, onLost: close })
  return {
    async stop() {
      await ears.stop()
      clearTimeout(retry)
      await reading
      cache.close()
    },
  }
}
