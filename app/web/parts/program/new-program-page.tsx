import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import type { ProgramKind } from '#domain/program/program.ts'
import { retestOffer } from '#domain/program/reward-grid.ts'
import type { PlanCapacity } from '#domain/report/plan/plan-usage.server.ts'
import { licenseWords } from '#i18n/license.ts'
import { programWords } from '#i18n/program.ts'
import { programFormWords } from '#i18n/program-form.ts'
import { formatRupiah } from '#kernel/money.ts'
import { usePath, useWords } from '../locale.tsx'
import { ProgramForm } from './program-form.tsx'

type NewProgramPageProps = {
  /** Hidden in the form: the same key makes one program, however often it is sent. */
  formKey: string
  list: string
  companies?: readonly { id: string; name: string }[] | undefined
  /** The last day offered, `YYYY-MM-DD`. */
  validUntil?: string | undefined
  /** The kind chosen before the form was opened. */
  kind?: ProgramKind | undefined
  /** Names of the company's proved assets. */
  proved?: readonly string[] | undefined
  /** Whether the company's plan has a free slot for it. */
  room?: PlanCapacity | undefined
}

/** The page of a new program; the usual exclusions and publication rule are filled in already. */
export function NewProgramPage({
  formKey,
  list,
  companies,
  validUntil = '',
  kind = 'bug_bounty',
  proved,
  room,
}: NewProgramPageProps) {
  const words = useWords(programWords)
  const form = useWords(programFormWords)
  const path = usePath()
  const kept = {
    kind,
    managedBy: companies ? 'product' : 'company',
    visibility: 'public',
    validUntil,
    rewardType: kind === 'vulnerability_management' ? 'points' : 'money',
    retestReward: kind === 'vulnerability_management' ? '' : formatRupiah(retestOffer.usual).slice(2),
    outOfScope: form.outOfScopeDefault,
    publicationRules: form.publicationDefault,
  }
  return (
    <div className="grid gap-4">
      <PageHeader
        breadcrumbLabel={words.path}
        breadcrumb={[{ to: path(list), label: words.programs }, { label: words.createTitle }]}
        title={words.createTitle}
        {...(companies ? {} : { subtitle: words.createHint })}
      />
      {room && <PlanRoomNotice room={room} />}
      <ProgramForm {...{ kept, companies, proved }} submitLabel={form.save} cancelTo={path(list)}>
        <input type="hidden" name="key" value={formKey} />
      </ProgramForm>
    </div>
  )
}

/** Warns before a program is written that the plan has no free slot for it. */
function PlanRoomNotice({ room }: { room: PlanCapacity }) {
  const { room: words } = useWords(licenseWords)
  if (!room.any)
    return (
      <Notice tone="warning" title={words.none}>
        {words.noneText}
      </Notice>
    )
  if (room.private) return null
  return (
    <Notice tone="info" title={words.notPrivate}>
      {words.notPrivateText}
    </Notice>
  )
}
