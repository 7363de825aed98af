import { ActButton } from '@cakrawala/page-parts/act-button'
import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import { SeenVersion } from '@cakrawala/page-parts/seen-version'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { FormSection } from '@cakrawala/ui/form-section'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { memberWords } from '#i18n/members.ts'
import { momentText } from '#i18n/moment.ts'
import { useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'
import type { EditMemberData } from './member-edit.tsx'
import { NameField } from './member-fields.tsx'
import { MemberRights } from './member-rights.tsx'
import { useRightsSummary } from './member-table.tsx'

/** What may be done about a member in the state they are in; one form at a time asks for the password. */
export function MemberActs(data: EditMemberData) {
  const { member, deactivating } = data
  if (!member.mayChange) return <Facts {...data} />
  if (member.status === 3) return member.withdrawn ? <Facts {...data} /> : <Reactivate {...data} />
  if (deactivating) return <Deactivate {...data} />
  return (
    <>
      {member.status === 1 && <Pending {...data} />}
      <RightsForm {...data} />
    </>
  )
}

function Facts({ member }: EditMemberData) {
  const words = useWords(memberWords)
  const { fields } = words
  const summary = useRightsSummary()
  return (
    <>
      {!member.mayChange && <Notice>{words.mayNotChange}</Notice>}
      <Panel>
        <DescriptionList
          columns={3}
          items={[
            { term: fields.permission, value: words.permissionNames[member.permission] },
            { term: fields.permissions, value: summary(member) },
            {
              term: fields.programs,
              value:
                member.permission === 1 ? words.allPrograms : words.programCount({ count: member.programs }),
            },
          ]}
        />
      </Panel>
    </>
  )
}

function Pending({ member }: EditMemberData) {
  const words = useWords(memberWords)
  const when = momentText(member.invitedAt, useLocale())
  return (
    <Panel title={words.pendingTitle} subtitle={words.pendingText({ when })}>
      <div className="flex flex-wrap gap-2">
        <ActButton intent="resend">{words.resend}</ActButton>
        <ActButton intent="withdraw">{words.withdraw}</ActButton>
      </div>
    </Panel>
  )
}

function RightsForm({ member, offered, withAdmin, programs, proof }: EditMemberData) {
  const words = useWords(memberWords)
  const path = usePath()
  return (
    <ActForm intent="save" className="group/rights grid max-w-3xl gap-8">
      <SeenVersion name="revision" version={member.revision} kept={path(`/company/team/edit/${member.id}`)} />
      <MemberRights
        {...{ offered, withAdmin, programs }}
        hint={words.editHint}
        kept={member}
        memberId={member.id}
      >
        <NameField kept={member.name} />
      </MemberRights>
      <FormSection title={words.prove} hint={words.proveHint}>
        <ProofFields asked={proof} />
      </FormSection>
      <div>
        <SubmitButton>{words.save}</SubmitButton>
      </div>
    </ActForm>
  )
}

function Deactivate({ member, proof }: EditMemberData) {
  const words = useWords(memberWords)
  const path = usePath()
  return (
    <Panel title={words.deactivateTitle} subtitle={words.deactivateText}>
      <ActForm intent="deactivate" className="grid max-w-xl gap-4">
        <ProofFields asked={proof} />
        <div className="flex flex-wrap gap-2">
          <SubmitButton variant="danger">{words.deactivateAction}</SubmitButton>
          <ButtonLink variant="quiet" to={path(`/company/team/edit/${member.id}`)}>
            {words.cancel}
          </ButtonLink>
        </div>
      </ActForm>
    </Panel>
  )
}

function Reactivate({ proof }: EditMemberData) {
  const words = useWords(memberWords)
  return (
    <Panel title={words.reactivateTitle} subtitle={words.reactivateText}>
      <ActForm intent="reactivate" className="grid max-w-xl gap-4">
        <ProofFields asked={proof} />
        <div>
          <SubmitButton>{words.reactivateAction}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}
