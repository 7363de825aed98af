import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import SquareTerminal from 'lucide-react/icons/square-terminal'
import { deviceOf } from '#domain/account/session/device.ts'
import type { SessionView } from '#domain/account/session/session-queries.server.ts'
import { sessionWords } from '#i18n/sessions.ts'
import { useLocale, useWords } from '../locale.tsx'

/** Browser and system of a session; what is neither shows the name it gave itself. */
export function SessionDevice({ device }: { device: string }) {
  const { unknownDevice } = useWords(sessionWords)
  const { browser, version, system } = deviceOf(device)
  const Icon = system === null ? SquareTerminal : isHandheld(system) ? Smartphone : Monitor
  const name = [browser && [browser, version].filter(Boolean).join(' '), system].filter(Boolean).join(' · ')
  return (
    <span className="inline-flex items-center gap-2">
      <Icon aria-hidden className="size-4 shrink-0 text-ink-soft" />
      <span className="break-words">{name || device.slice(0, 60) || unknownDevice}</span>
    </span>
  )
}

/** The country of a session's address, or that it is our own network. */
export function SessionPlace({ place }: { place: SessionView['place'] }) {
  const { local, nowhere } = useWords(sessionWords)
  const locale = useLocale()
  if (place === 'local') return local
  if (place === null) return nowhere
  // Servers and browsers may know a country by different names: the server's is used.
  return <span suppressHydrationWarning>{new Intl.DisplayNames(locale, { type: 'region' }).of(place)}</span>
}

function isHandheld(system: string): boolean {
  return system === 'iOS' || system === 'Android'
}
