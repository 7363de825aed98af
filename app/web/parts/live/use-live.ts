import { followStream } from '@cakrawala/event-streams/follow-stream'
import { useReadAnew } from '@cakrawala/page-parts/use-read-anew'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { BellFacts, Notice } from '#web/http/notices.ts'
import { useLocale } from '#web/parts/locale.tsx'
import { concerns, isOlder } from './live-concern.ts'

type Told = BellFacts & { from: BellFacts; toast: Notice | null }

/**
 * The bell as it is by now: what the page brought, and what came since. A page that shows what the news are about is read
 * anew, unless a person is writing there.
 */
export function useLive(bell: BellFacts, username: string): Told {
  const locale = useLocale()
  const [told, setTold] = useState<Told>({ ...bell, from: bell, toast: null })
  if (told.from !== bell) {
    const by = isOlder(bell, told) ? { ...told, live: bell.live } : { ...bell, toast: told.toast }
    setTold({ ...by, from: bell })
  }
  const readConcerned = useReadConcerned()
  const newest = useRef(bell.latest[0]?.id ?? null)
  newest.current = told.latest[0]?.id ?? newest.current
  useEffect(() => {
    if (!bell.live) return
    return connectLive({
      name: `${username}:${locale}`,
      locale,
      after: newest.current,
      onNews: (news) => {
        setTold((before) => withNews(before, news))
        readConcerned(news)
      },
    })
  }, [bell.live, username, locale, readConcerned])
  return told
}

function withNews(before: Told, { unread, notices }: LiveNews): Told {
  const fresh = notices
    .filter(({ id }) => before.latest.every((known) => known.id !== id))
    .map((notice) => ({ ...notice, at: new Date(notice.at) }) as Notice)
    .reverse()
  const latest = [...fresh, ...before.latest].slice(0, 6)
  const [newest] = fresh.filter(({ read }) => !read)
  const seen = document.visibilityState === 'visible'
  return { ...before, unread, latest, toast: (seen && newest) || before.toast }
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

/** Notifications as the server sends them; `about` and `noun` name which pages they concern. */
type LiveNotice = {
  id: string
  text: string
  path: string
  group: string
  about: string
  noun: string
  at: string
  read: boolean
}
type LiveNews = { unread: number; notices: LiveNotice[] }

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
        const { unread, ...notice } = JSON.parse(data) as LiveNotice & { unread: number }
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
