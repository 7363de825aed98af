import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import { useLoaderData } from 'react-router'
import type { AcceptingObstacle } from '#domain/program/invitation/accepting-policy.ts'
import { answerInvitation } from '#domain/program/invitation/answer-invitation.server.ts'
import { type InvitedTo, invitationSeenBy } from '#domain/program/invitation/invitation-queries.server.ts'
import { answerInvitationInput, invitationAnswers } from '#domain/program/program-input.ts'
import { programJoiningWords } from '#i18n/agreement.ts'
import { momentText } from '#i18n/moment.ts'
import { programWords } from '#i18n/program.ts'
import { programInvitationWords } from '#i18n/program-invitations.ts'
import { refusals } from '#i18n/refusals.ts'
import { formatRupiah } from '#kernel/money.ts'
import { found, refuse } from '#kernel/refusal.ts'
import { act, load, type Visit } from '#web/http/open.ts'
import { parseInput } from '#web/http/parse.ts'
import { useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { useManagerNames } from '#web/parts/program/program-badges.tsx'
import { Day } from '#web/parts/program/program-lateness.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(programInvitationWords, (words) => words.invitationTitle)

/** The address is a secret: no other site may learn it, no cache may store it. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' })

export const loader = load(async ({ actor, params, go }) => {
  const { status, ...link } = linkOf(params)
  const invitation = found(await invitationSeenBy(actor, link))
  if (invitation.state === 'accepted') throw go(`/bughunter/programs/detail/${invitation.programId}`)
  return { ...invitation, status }
})

export const action = act(async ({ actor, params, go }, form) => {
  const { status: _status, ...link } = linkOf(params)
  const decision = form.get('intent') ?? undefined
  const reason = form.get('reason') ?? undefined
  const input = parseInput(answerInvitationInput, { decision, ...(reason === undefined ? {} : { reason }) })
  const { programId } = await answerInvitation(actor, link, input)
  if (programId === null) return go('/bughunter/programs?tab=invitations&done=invitation_declined')
  return go(`/bughunter/programs/detail/${programId}?done=invitation_accepted`)
})

function linkOf({ idHash = '', token = '', status }: Visit['params']) {
  return {
    idHash,
    token,
    status: invitationAnswers.find((answer) => answer === status) ?? refuse('not_found'),
  }
}

/** An invitation and its two answers: who invites and to what, by kind, not by name. Acting needs a press of a button. */
export default function Invitation() {
  const { companyName, expiresAt, program, obstacle, status } = useLoaderData<typeof loader>()
  const words = useWords(programInvitationWords)
  const until = momentText(expiresAt, useLocale())
  return (
    <div className="grid max-w-2xl gap-4">
      <PageHeader
        title={words.invitationTitle}
        waiting={words.invitationFrom({ company: companyName })}
        subtitle={`${words.invitationUntil} ${until}`}
      />
      <InvitedToPanel program={program} />
      <Panel title={words.accept}>
        {obstacle ? (
          <Obstacle obstacle={obstacle} />
        ) : (
          <ActForm intent="accept" className="grid gap-4">
            <p>{words.invitationText}</p>
            <div>
              <SubmitButton variant={status === 'accept' ? 'primary' : 'secondary'}>
                {words.accept}
              </SubmitButton>
            </div>
          </ActForm>
        )}
      </Panel>
      <Panel title={words.decline}>
        <ActForm intent="decline" className="grid gap-4">
          <DeclineFields />
        </ActForm>
      </Panel>
    </div>
  )
}

function InvitedToPanel({ program }: { program: InvitedTo }) {
  const words = useWords(programWords)
  const { brief } = useWords(programInvitationWords)
  const managers = useManagerNames()
  const { rewardLeast: least, rewardMost: most } = program
  const money = least !== null && most !== null && `${formatRupiah(least)} – ${formatRupiah(most)}`
  const targets = program.targets.map(({ type, count }) => `${words.scopeTypes[type]} (${count})`)
  return (
    <Panel title={brief}>
      <DescriptionList
        columns={2}
        items={[
          { term: words.kind, value: words.kinds[program.kind] },
          { term: words.managedBy, value: managers[program.managedBy] },
          { term: words.rewardType, value: words.rewardTypes[program.rewardType] },
          ...(money ? [{ term: words.perVulnerability, value: money }] : []),
          { term: words.scope, value: targets.join(', ') },
          { term: words.validUntil, value: <Day day={program.validUntil} /> },
        ]}
      />
    </Panel>
  )
}

function Obstacle({ obstacle }: { obstacle: AcceptingObstacle }) {
  const { details } = useWords(refusals)
  const { missingAction } = useWords(programJoiningWords)
  const path = usePath()
  const way = obstacle === 'account_unverified' && (
    <ButtonLink to={path('/bughunter/profile')}>{missingAction[obstacle]}</ButtonLink>
  )
  return (
    <Notice tone="warning" action={way}>
      {details[obstacle]}
    </Notice>
  )
}

function DeclineFields() {
  const words = useWords(programInvitationWords)
  return (
    <>
      <FormField name="reason" label={words.declineReason} hint={words.declineHint}>
        <TextArea rows={3} maxLength={500} defaultValue={useTyped('reason')} />
      </FormField>
      <div>
        <SubmitButton variant="secondary">{words.decline}</SubmitButton>
      </div>
    </>
  )
}
