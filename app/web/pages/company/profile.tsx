import { Button } from '@cakrawala/ui/button'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { useLoaderData } from 'react-router'
import { mayEditCompany, maySubmitNpwp } from '#domain/company/company-policy.ts'
import { type CompanyProfileView, companyProfileSeenBy } from '#domain/company/company-queries.server.ts'
import { spacedNpwp } from '#domain/company/npwp.ts'
import { type OwnNpwpView, ownNpwp } from '#domain/company/npwp-queries.server.ts'
import { sectors } from '#domain/company/sectors.ts'
import { companyAccountWords } from '#i18n/company-account.ts'
import { npwpWords } from '#i18n/npwp.ts'
import { load } from '#web/http/open.ts'
import { NpwpBadge } from '#web/parts/badges.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { ProfileTabs } from '#web/parts/profile-tabs.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(companyAccountWords, (words) => words.title)

export const loader = load(async ({ actor }) => {
  const [company, npwp] = await Promise.all([companyProfileSeenBy(actor), ownNpwp(actor)])
  return {
    company,
    npwp,
    mayEdit: mayEditCompany(actor, company.id),
    maySubmitNpwp: maySubmitNpwp(actor, company.id),
  }
})

/** The company at a glance; its owner goes on from here to the pages that change it. */
export default function CompanyProfile() {
  const { company, npwp, mayEdit, maySubmitNpwp } = useLoaderData<typeof loader>()
  const words = useWords(companyAccountWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <ProfileTabs />
      {!mayEdit && <Notice tone="info">{words.readOnly}</Notice>}
      <Panel
        title={company.name}
        actions={
          mayEdit && (
            <Button size="sm" to={path('/company/profile/edit-personal')}>
              {words.edit}
            </Button>
          )
        }
      >
        <Facts company={company} />
      </Panel>
      <NpwpSummary npwp={npwp} mayEdit={maySubmitNpwp} />
    </div>
  )
}

function Facts({ company }: { company: CompanyProfileView }) {
  const words = useWords(companyAccountWords)
  const { fields } = words
  const sector = sectors.find((one) => one === company.sector)
  const lines = (text: string | null) => (
    <span className="break-words whitespace-pre-wrap">{text ?? words.empty}</span>
  )
  return (
    <DescriptionList
      columns={3}
      items={[
        { term: fields.emailDomain, value: company.emailDomain },
        { term: fields.plan, value: words.plans[company.plan] },
        { term: fields.since, value: <Moment at={company.createdAt} /> },
        { term: fields.phone, value: company.phone },
        { term: fields.contactName, value: company.contactName ?? words.empty },
        { term: fields.sector, value: sector ? words.sectors[sector] : words.empty },
        { term: fields.website, value: <span className="break-all">{company.website ?? words.empty}</span> },
        { term: fields.address, value: lines(company.address) },
        { term: fields.about, value: lines(company.about) },
      ]}
    />
  )
}

/** The state of the company's NPWP; members see the end of its number. */
function NpwpSummary({ npwp, mayEdit }: { npwp: OwnNpwpView | null; mayEdit: boolean }) {
  const words = useWords(npwpWords)
  const path = usePath()
  const edit = (
    <Button size="sm" to={path('/company/profile/edit-npwp')}>
      {npwp ? words.open : words.fillIn}
    </Button>
  )
  return (
    <Panel title={words.title} actions={mayEdit && edit}>
      {npwp ? (
        <DescriptionList
          columns={3}
          items={[
            {
              term: words.fields.number,
              value: <span className="font-mono">{spacedNpwp(npwp.number)}</span>,
            },
            { term: words.state, value: <NpwpBadge state={npwp.state} /> },
            { term: words.submittedAt, value: <Moment at={npwp.submittedAt} /> },
          ]}
        />
      ) : (
        <p className="text-ink-soft">{words.none}</p>
      )}
    </Panel>
  )
}
