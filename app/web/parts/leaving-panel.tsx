import { ActForm, FormField, SubmitButton, useFieldError, useTyped } from '@cakrawala/page-parts/form'
import { Checkbox } from '@cakrawala/ui/checkbox'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { TextInput } from '@cakrawala/ui/text-input'
import type { ProofAsked } from '#domain/account/factor/factor-input.ts'
import type { Counted, LeavingBlock } from '#domain/privacy/leaving.ts'
import type { LeavingView } from '#domain/privacy/leaving-queries.server.ts'
import { privacyWords } from '#i18n/privacy.ts'
import { formatRupiah } from '#kernel/money.ts'
import { L, useWords } from './locale.tsx'
import { ProfileTabs } from './profile-tabs.tsx'
import { ProofFields } from './proof-fields.tsx'

type Facts = { leaving: LeavingView; proof: ProofAsked }

/** The way out, for every audience: what happens, what stays and why, what must be settled first, and the act itself. */
export function LeavingPanel({ leaving, proof, dataPath }: Facts & { dataPath: string }) {
  const { leave: words } = useWords(privacyWords)
  const way = words.ways[leaving.way]
  const company = leaving.companyName ?? ''
  const blocked = leaving.blocks.length > 0
  return (
    <>
      <PageHeader title={way.title({ company })} subtitle={way.subtitle({ company })} />
      <ProfileTabs />
      {blocked && <Blocks blocks={leaving.blocks} />}
      <Panel title={words.whatTitle}>
        <ol className="grid max-w-[53ch] list-decimal gap-2 pl-5">
          <li>{way.steps.atOnce}</li>
          <li>{way.steps.toReturn}</li>
          <li>{way.steps.afterwards}</li>
        </ol>
        <p className="mt-4">
          {words.copyFirst}{' '}
          <L to={dataPath} className="font-semibold text-samudra-text underline">
            {words.copyLink}
          </L>
        </p>
      </Panel>
      <Holds holds={leaving.holds} />
      {!blocked && <LeaveForm leaving={leaving} proof={proof} />}
    </>
  )
}

const places: Record<LeavingBlock, string> = {
  live_programs: '/company/programs',
  open_reports: '/company/reports',
  unpaid_rewards: '/company/reports',
  balance: '/company/license/refunds',
  reserved: '/company/license',
  top_ups: '/company/license',
  refunds: '/company/license/refunds',
}
const inRupiah: readonly string[] = ['balance', 'reserved', 'owed']

function shown({ kind, count }: Counted<string>): string {
  return inRupiah.includes(kind) ? formatRupiah(count) : String(count)
}

function Blocks({ blocks }: { blocks: Counted<LeavingBlock>[] }) {
  const { leave: words } = useWords(privacyWords)
  return (
    <Notice tone="warning" title={words.blockedTitle}>
      <ul className="grid list-disc gap-1 pl-5">
        {blocks.map((block) => (
          <li key={block.kind}>
            <L to={places[block.kind]} className="inline-block py-3 underline md:inline md:py-0">
              {words.blocks[block.kind]({ count: shown(block) })}
            </L>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Holds({ holds }: Pick<LeavingView, 'holds'>) {
  const { leave: words } = useWords(privacyWords)
  return (
    <Panel title={words.holdsTitle} subtitle={words.holdsText}>
      <ul className="grid max-w-[53ch] list-disc gap-2 pl-5">
        {holds.map((hold) => (
          <li key={hold.kind}>{words.holds[hold.kind]({ count: shown(hold) })}</li>
        ))}
        <li>{words.history}</li>
      </ul>
    </Panel>
  )
}

function LeaveForm({ leaving, proof }: Facts) {
  const { leave: words } = useWords(privacyWords)
  const way = words.ways[leaving.way]
  return (
    <Panel title={words.formTitle}>
      <ActForm intent="leave" className="grid max-w-xl gap-4">
        <FormField name="username" label={words.username} hint={words.usernameHint(leaving)} required>
          <Username />
        </FormField>
        <ProofFields asked={proof} />
        <Understood label={way.understood} />
        <div>
          <SubmitButton variant="danger">{way.submit}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}

function Username() {
  return (
    <TextInput
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      mono
      defaultValue={useTyped('username')}
    />
  )
}

function Understood({ label }: { label: string }) {
  const error = useFieldError('understood', label)
  return (
    <Checkbox
      name="understood"
      value="yes"
      label={label}
      required
      defaultChecked={useTyped('understood') === 'yes'}
      {...(error ? { error } : {})}
    />
  )
}
