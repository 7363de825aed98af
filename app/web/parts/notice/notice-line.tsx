import { Link, useFetcher } from 'react-router'
import { notificationWords } from '#i18n/notifications.ts'
import type { Notice } from '#web/http/notices.ts'
import { useWords } from '../locale.tsx'
import { Moment } from '../moment.tsx'

/** The code of a report, a ticket or a payout: a word, year and number, for reports a check sign. */
const code = /(\b[A-Z0-9]{1,12}-\d{4}-\d{6,}(?:-[0-9A-Z])?\b)/

type NoticeLinkProps = {
  notice: Pick<Notice, 'id' | 'text' | 'path' | 'at' | 'read'>
  /** The page of notifications, which takes the mark. */
  page: string
  /** Only the sentence. */
  plain?: boolean
}

/** A line of news that leads to what it is about; with scripts, opening it marks it as read. */
export function NoticeLink({ notice: { id, text, path, at, read }, page, plain = false }: NoticeLinkProps) {
  const words = useWords(notificationWords)
  const fetcher = useFetcher()
  const mark = () => {
    if (!read) void fetcher.submit({ intent: 'seen', id }, { method: 'post', action: page })
  }
  return (
    <Link to={path} onClick={mark} className="group flex items-start gap-3">
      {!plain && (
        <span
          aria-hidden
          className={`mt-1.5 size-2 shrink-0 rounded-full ${read ? 'bg-transparent' : 'bg-senja'}`}
        />
      )}
      <span className="grid min-w-0 gap-0.5">
        <span className={`wrap-anywhere group-hover:underline ${read ? '' : 'font-semibold'}`}>
          {!plain && !read && <span className="sr-only">{words.unread}: </span>}
          <WithCodes text={text} />
        </span>
        {!plain && (
          <span className="text-xs text-ink-soft">
            <Moment at={at} />
          </span>
        )}
      </span>
    </Link>
  )
}

/** A sentence that keeps the codes in it on one line. */
function WithCodes({ text }: { text: string }) {
  const parts = text.split(code)
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
