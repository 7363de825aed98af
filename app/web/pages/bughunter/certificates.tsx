import { ActButton } from '@cakrawala/page-parts/act-button'
import { ListPanel } from '@cakrawala/page-parts/list-panel'
import { leadToStart } from '@cakrawala/page-server/first-page'
import { sizeFrom } from '@cakrawala/paging/paging'
import { Badge } from '@cakrawala/ui/badge'
import { Button } from '@cakrawala/ui/button'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Table } from '@cakrawala/ui/table'
import { useLoaderData } from 'react-router'
import { showCertificateInput } from '#domain/reward/certificate/certificate-input.ts'
import {
  type OwnCertificate,
  ownCertificates,
} from '#domain/reward/certificate/certificate-queries.server.ts'
import { showCertificate } from '#domain/reward/certificate/revoke-certificate.server.ts'
import { certificateWords } from '#i18n/certificates.ts'
import { dateText } from '#i18n/moment.ts'
import { programWords } from '#i18n/program.ts'
import { isPerson } from '#kernel/actor.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { ProfileTabs } from '#web/parts/profile-tabs.tsx'
import { CertificateClassBadge } from '#web/parts/reward/certificate-class.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(certificateWords, (words) => words.own.title)

export const loader = load(async ({ actor, url }) => {
  const size = sizeFrom(url.searchParams.get('size'))
  const certificates = await ownCertificates(actor, { from: url.searchParams.get('from'), size })
  leadToStart(certificates, url)
  return { certificates, size, mayShow: isPerson(actor) && !actor.suspended }
})

export const action = act(async ({ actor, go }, form) => {
  const input = parseForm(showCertificateInput, form)
  await showCertificate(actor, input)
  const done = input.shown ? 'certificate_shown' : 'certificate_hidden'
  return go(`/bughunter/profile/certificates?done=${done}`)
})

/** The bughunter's own certificates: their documents, and which of them are on the public profile. */
export default function OwnCertificates() {
  const { certificates, size, mayShow } = useLoaderData<typeof loader>()
  const { own } = useWords(certificateWords)
  const path = usePath()
  const empty = (
    <EmptyState
      title={own.emptyTitle}
      action={<ButtonLink to={path('/bughunter/programs')}>{own.emptyAction}</ButtonLink>}
    >
      {own.empty}
    </EmptyState>
  )
  return (
    <div className="grid gap-6">
      <PageHeader title={own.title} subtitle={own.subtitle} />
      <ProfileTabs />
      <ListPanel list={certificates} size={size} title={own.list} subtitle={own.privateHint}>
        <Table
          caption={own.list}
          rows={certificates.rows}
          rowKey={({ id }) => id}
          empty={empty}
          columns={useColumns(mayShow)}
        />
      </ListPanel>
    </div>
  )
}

function useColumns(mayShow: boolean) {
  const words = useWords(certificateWords)
  const { kinds } = useWords(programWords)
  const locale = useLocale()
  return [
    {
      key: 'program',
      header: words.program,
      main: true,
      cell: ({ program, kind }: OwnCertificate) => program ?? `${words.privateProgram} · ${kinds[kind]}`,
    },
    {
      key: 'class',
      header: words.class,
      cell: (row: OwnCertificate) => <CertificateClassBadge certificate={row} />,
    },
    {
      key: 'issued',
      header: words.issuedAt,
      nowrap: true,
      cell: ({ issuedAt }: OwnCertificate) => dateText(issuedAt, locale),
    },
    { key: 'state', header: words.own.state, cell: (row: OwnCertificate) => <State row={row} /> },
    {
      key: 'act',
      header: words.own.actions,
      hideHeader: true,
      cell: (row: OwnCertificate) => <Acts row={row} mayShow={mayShow} />,
    },
  ]
}

function State({ row }: { row: OwnCertificate }) {
  const words = useWords(certificateWords)
  const { revokedAt, revokeReason, shown } = row
  if (!revokedAt)
    return <Badge tone={shown ? 'success' : 'neutral'}>{shown ? words.own.shown : words.own.hidden}</Badge>
  return (
    <span className="grid justify-items-start gap-1">
      <Badge tone="danger">{words.revoked}</Badge>
      <span className="text-xs whitespace-pre-line text-ink-soft">{`${words.own.reason}: ${revokeReason}`}</span>
    </span>
  )
}

function Acts({ row, mayShow }: { row: OwnCertificate; mayShow: boolean }) {
  const words = useWords(certificateWords)
  const path = usePath()
  const page = path(`/program-certificates/${row.code}`)
  return (
    <span className="actions flex flex-wrap items-center gap-2">
      <Button size="sm" variant="quiet" to={page}>
        {words.own.page}
      </Button>
      <ButtonLink size="sm" to={`${page}/pdf`} reloadDocument download>
        {words.pdf}
      </ButtonLink>
      {mayShow && !row.revokedAt && (
        <ActButton
          intent="show"
          size="sm"
          fields={{ certificateId: row.id, shown: row.shown ? 'no' : 'yes' }}
        >
          {row.shown ? words.own.hide : words.own.show}
        </ActButton>
      )}
    </span>
  )
}
