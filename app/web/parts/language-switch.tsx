import { LanguageSwitch as Shown } from '@cakrawala/ui/language-switch'
import { useLocation } from 'react-router'
import { frameWords } from '#i18n/frame.ts'
import { inLocale, type Locale } from '#kernel/locale.ts'
import { useLocale, usePath, useWords } from './locale.tsx'

/** The same page in the other language; the choice stays. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation()
  const words = useWords(frameWords)
  const action = usePath()('/language')
  const other: Locale = useLocale() === 'id' ? 'en' : 'id'
  // The token of a mailed link is in no link: such a page comes in the language of its mail.
  if (new URLSearchParams(search).has('token')) return null
  return (
    <Shown
      action={action}
      language={other}
      next={bare(pathname) + withNext(search, other)}
      words={{ short: words.switchToShort, name: words.switchTo, hint: words.switchHint }}
    />
  )
}

function bare(pathname: string): string {
  return pathname.replace(/^\/en(?=\/|$)/, '') || '/'
}

/** Where a sign-in leads afterwards changes its language too. */
function withNext(search: string, other: Locale): string {
  const asked = new URLSearchParams(search)
  const next = asked.get('next')
  if (!next?.startsWith('/')) return search
  asked.set('next', inLocale(bare(next), other))
  return `?${asked}`
}
