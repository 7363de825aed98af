import { followStream } from '@cakrawala/event-streams/follow-stream'
import { useReadAnew } from '@cakrawala/page-parts/use-read-anew'
import { useEffect, useRef, useState } from 'react'
import { useFetchers, useLocation, useNavigation, useRevalidator } from 'react-router'
import type { BellFacts } from '#web/http/notices.ts'
import { useLocale } from '#web/parts/locale.tsx'
import { type Bell, concerns, type LiveNews, withNews, withPage } from './live-news.ts'

/**
 * The bell as it is by now: what the page brought, and what came since. A page that shows what the news are about is read
 * anew, unless a person is writing there.
 */
export function useLive(bell: BellFacts, username: string): Bell {
  const locale = useLocale()
  const [told, setTold] = useState<Bell>({ ...bell, from: bell, toast: null, loading: false })
  if (told.from !== bell) setTold(withPage(told, bell))
  const readConcerned = useReadConcerned()
  const loading = useLoading()
  const newest = useRef(bell.latest[0]?.id ?? null)
  newest.current = told.latest[0]?.id ?? newest.current
  useEffect(() => {
    if (!bell.live) return
    return connectLive({
      name: `${username}:${locale}`,
      locale,
      after: newest.current,
      onNews: (news) => {
        const seen = document.visibilityState === 'visible'
        setTold((before) => withNews(before, news, { seen, loading: loading.current }))
        readConcerned(news)
      },
    })
  }, [bell.live, username, locale, readConcerned, loading])
  return told
}

/** Whether facts of a page are under way, as of now. */
function useLoading(): { readonly current: boolean } {
  const states = [useNavigation(), useRevalidator(), ...useFetchers()].map(({ state }) => state)
  const loading = useRef(false)
  loading.current = states.some((state) => state !== 'idle')
  return loading
}

/** Always the same function, for the page that is open when it is called. */
function useReadConcerned(): (news: LiveNews) => void {
  const { pathname } = useLocation()
  const readAnew = useReadAnew()
  const here = useRef(pathname)
  here.current = pathname
  const [read] = useState(() => ({ notices }: LiveNews) => {
    if (notices.some((notice) => concerns(here.current, notice))) readAnew()
  })
  return read
}

type Options = {
  /** Keeps the tabs of one person and language together. */
  name: string
  locale: string
  /** The newest line the page shows. */
  after: string | null
  onNews: (news: LiveNews) => void
}

/** Receives notifications as long as the page is open. @returns what ends it */
function connectLive({ name, locale, after, onNews }: Options): () => void {
  let last = after
  const asked = () => `?${new URLSearchParams({ locale, ...(last ? { after: last } : {}) })}`
  return followStream<LiveNews>({
    name,
    streamAddress: () => `/notifications/stream${asked()}`,
    stateAddress: () => `/notifications/state${asked()}`,
    events: {
      notice: (data) => {
        const { unread, ...notice } = JSON.parse(data) as LiveNews['notices'][number] & { unread: number }
        return { unread, notices: [notice] }
      },
      unread: (data) => ({ ...JSON.parse(data), notices: [] }),
    },
    onNews(news) {
      last = news.notices.at(-1)?.id ?? last
      onNews(news)
    },
  })
}
