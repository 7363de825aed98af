import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import type { CountedPage } from '@cakrawala/paging/paging'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { Table } from '@cakrawala/ui/table'
import type { ProofAsked } from '#domain/account/factor/factor-input.ts'
import type { AccessLine } from '#domain/privacy/access-log.server.ts'
import type { PersonOfCompany } from '#domain/privacy/people-of-company.server.ts'
import { privacyWords } from '#i18n/privacy.ts'
import { L, useWords } from './locale.tsx'
import { Moment } from './moment.tsx'
import { PeopleOfCompany } from './people-of-company.tsx'
import { ProfileTabs } from './profile-tabs.tsx'
import { ProofFields } from './proof-fields.tsx'

type Facts = {
  proof: ProofAsked
  accesses: AccessLine[]
  /** Of the owner's company. */
  people: CountedPage<PersonOfCompany> | null
  mayLeave: boolean
}

/** One's own data, for every audience: a copy to take away, who opened the documents, and the way out. */
export function OwnDataPanel({
  proof,
  accesses,
  people,
  mayLeave,
  leavePath,
}: Facts & { leavePath?: string }) {
  const { data } = useWords(privacyWords)
  return (
    <>
      <PageHeader title={data.title} subtitle={data.subtitle} />
      <ProfileTabs />
      <Panel title={data.copyTitle} subtitle={data.copyText}>
        {/* A download leaves the page where it is: the browser asks for it, not the router. */}
        <ActForm intent="copy" reloadDocument className="grid max-w-xl gap-4">
          <p className="text-ink-soft">{data.copyLimit}</p>
          <ProofFields asked={proof} />
          <div>
            <SubmitButton>{data.download}</SubmitButton>
          </div>
        </ActForm>
      </Panel>
      <AccessLog accesses={accesses} />
      {people && <PeopleOfCompany people={people} />}
      {mayLeave && leavePath && (
        <Panel title={data.leaveTitle}>
          <p>
            {data.leaveText}{' '}
            <L to={leavePath} className="font-semibold text-samudra-text underline">
              {data.leaveLink}
            </L>
          </p>
        </Panel>
      )}
    </>
  )
}

function AccessLog({ accesses }: { accesses: AccessLine[] }) {
  const { data, accessKinds, documents } = useWords(privacyWords)
  return (
    <Panel flush title={data.accessTitle} subtitle={data.accessText}>
      <Table
        caption={data.accessTitle}
        rows={accesses}
        rowKey={({ key }) => key}
        empty={<EmptyState title={data.noAccess}>{data.noAccessText}</EmptyState>}
        columns={[
          {
            key: 'what',
            header: data.what,
            main: true,
            cell: ({ kind, document }) =>
              document ? `${accessKinds[kind]}: ${documents[document]}` : accessKinds[kind],
          },
          { key: 'who', header: data.who, cell: ({ who }) => `${data.team} · ${who}` },
          { key: 'at', header: data.when, nowrap: true, cell: ({ at }) => <Moment at={at} /> },
        ]}
      />
    </Panel>
  )
}
