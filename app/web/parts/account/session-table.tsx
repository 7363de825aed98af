import { ActButton } from '@cakrawala/page-parts/act-button'
import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import { Badge } from '@cakrawala/ui/badge'
import { Dialog } from '@cakrawala/ui/dialog'
import { DialogClose } from '@cakrawala/ui/dialog-close'
import { DialogTrigger } from '@cakrawala/ui/dialog-trigger'
import { Panel } from '@cakrawala/ui/panel'
import { type Column, Table } from '@cakrawala/ui/table'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import SquareTerminal from 'lucide-react/icons/square-terminal'
import { deviceOf } from '#domain/account/session/device.ts'
import type { SessionView } from '#domain/account/session/session-queries.server.ts'
import { sessionWords } from '#i18n/security.ts'
import { useLocale, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'

/** The open sessions of a person, each of which can be ended. */
export function SessionTable({ sessions }: { sessions: SessionView[] }) {
  const words = useWords(sessionWords)
  const others = sessions.some(({ current }) => !current)
  return (
    <Panel flush title={words.title} subtitle={words.text} footer={<EndMany others={others} />}>
      <Table caption={words.title} rows={sessions} rowKey={({ id }) => id} columns={useColumns()} />
    </Panel>
  )
}

function useColumns(): Column<SessionView>[] {
  const words = useWords(sessionWords)
  return [
    {
      key: 'device',
      header: words.device,
      main: true,
      cell: ({ device }) => <SessionDevice device={device} />,
    },
    { key: 'place', header: words.place, cell: ({ place }) => <SessionPlace place={place} /> },
    {
      key: 'address',
      header: words.address,
      cell: ({ address }) => <span className="break-words font-mono">{address}</span>,
    },
    { key: 'since', header: words.since, cell: ({ createdAt }) => <Moment at={createdAt} /> },
    { key: 'used', header: words.used, cell: ({ lastUsedAt }) => <Moment at={lastUsedAt} /> },
    { key: 'until', header: words.until, cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
    {
      key: 'end',
      header: words.actions,
      hideHeader: true,
      cell: (session) => <End session={session} />,
    },
  ]
}

function End({ session }: { session: SessionView }) {
  const words = useWords(sessionWords)
  if (session.current) return <Badge tone="success">{words.current}</Badge>
  return (
    <ActButton intent="end_session" fields={{ sessionId: session.id }}>
      {words.end}
      <span className="sr-only"> {session.address}</span>
    </ActButton>
  )
}

function EndMany({ others }: { others: boolean }) {
  const words = useWords(sessionWords)
  return (
    <div className="flex flex-wrap gap-3">
      {others && (
        <ActForm intent="end_others">
          <SubmitButton variant="danger">{words.endOthers}</SubmitButton>
        </ActForm>
      )}
      <DialogTrigger dialog="end-all-sessions">{words.endAll}</DialogTrigger>
      <Dialog
        id="end-all-sessions"
        title={words.endAll}
        closeLabel={words.close}
        footer={
          <>
            <DialogClose dialog="end-all-sessions">{words.cancel}</DialogClose>
            <ActForm intent="end_all">
              <SubmitButton variant="danger">{words.confirm}</SubmitButton>
            </ActForm>
          </>
        }
      >
        {words.endAllText}
      </Dialog>
    </div>
  )
}

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
