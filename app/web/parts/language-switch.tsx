import Languages from 'lucide-react/icons/languages'
import { useLocation } from 'react-router'
import { frameWords } from '#i18n/frame.ts'
import { inLocale, type Locale } from '#kernel/locale.ts'
import { useLocale, useWords } from './locale.tsx'

/** The same page in the other language. A plain link: the whole document changes its language. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation()
  const words = useWords(frameWords)
  const other: Locale = useLocale() === 'id' ? 'en' : 'id'
  // The token of a mailed link is in no link: such a page comes in the language of its mail.
  if (new URLSearchParams(search).has('token')) return null
  return (
    <a
      className="inline-flex min-h-11 min-w-6 items-center justify-center gap-1.5 rounded px-2 text-sm font-medium text-ink-soft hover:text-ink"
      href={inOther(pathname, other) + withNext(search, other)}
      hrefLang={other}
      title={words.switchHint}
    >
      <Languages aria-hidden size={18} />
      <span aria-hidden>{words.switchToShort}</span>
      <span className="sr-only" lang={other}>
        {words.switchTo}
      </span>
    </a>
  )
}

function inOther(pathname: string, other: Locale): string {
  return inLocale(pathname.replace(/^\/en(?=\/|$)/, '') || '/', other)
}

/** Where a sign-in leads afterwards changes its language too. */
function withNext(search: string, other: Locale): string {
  const asked = new URLSearchParams(search)
  const next = asked.get('next')
  if (!next?.startsWith('/')) return search
  asked.set('next', inOther(next, other))
  return `?${asked}`
}
