import { followStream } from '@cakrawala/event-streams/follow-stream'

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

/** Receives notifications as long as the page is open. @returns what ends it */
export function connectLive({ name, locale, after, onNews }: Options): () => void {
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
