import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import { SeenVersion } from '@cakrawala/page-parts/seen-version'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { FormSection } from '@cakrawala/ui/form-section'
import { Panel } from '@cakrawala/ui/panel'
import type { ReactNode } from 'react'
import { memberWords } from '#i18n/members.ts'
import { programMemberWords } from '#i18n/program-members.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'
import { RewardLimitField, TogglesField } from '../member/member-fields.tsx'
import type { ProgramMemberData } from './program-member.tsx'

function shownForm({ granted, withdrawing }: ProgramMemberData): 'save' | 'grant' | 'withdraw' {
  if (!granted) return 'grant'
  return withdrawing ? 'withdraw' : 'save'
}

/** Gives the access, sets what it allows, or takes it back. */
export function ProgramMemberActs(data: ProgramMemberData) {
  const forms = { save: RightsForm, grant: GrantForm, withdraw: WithdrawForm }
  const Form = forms[shownForm(data)]
  return <Form {...data} />
}

function RightsForm({ program, member, ...data }: ProgramMemberData) {
  const { permissions, offered, rewardLimit, revision, proof } = data
  const words = useWords(programMemberWords)
  const { prove, proveHint } = useWords(memberWords)
  const path = usePath()
  const here = path(`/company/programs/detail/${program.id}/members/${member.id}`)
  return (
    <Panel>
      <ActForm intent="save" className="grid max-w-3xl gap-8">
        <SeenVersion name="revision" version={revision} kept={here} />
        <FormSection title={words.memberRights} hint={program.title}>
          <TogglesField kept={permissions} offered={offered} />
          {offered.includes('reward.decide') && <RewardLimitField kept={rewardLimit} />}
        </FormSection>
        <FormSection title={prove} hint={proveHint}>
          <ProofFields asked={proof} />
        </FormSection>
        <div className="flex flex-wrap gap-2">
          <SubmitButton>{words.saveRights}</SubmitButton>
          <ButtonLink variant="quiet" to={`${here}?act=withdraw`}>
            {words.withdraw}
          </ButtonLink>
        </div>
      </ActForm>
    </Panel>
  )
}

function GrantForm({ program, member, proof }: ProgramMemberData) {
  const words = useWords(programMemberWords)
  return (
    <Panel title={words.grantTitle({ name: member.name })} subtitle={words.grantText}>
      <ActForm intent="grant" className="grid max-w-xl gap-4">
        <ProofFields asked={proof} />
        <Ends programId={program.id}>
          <SubmitButton>{words.grant}</SubmitButton>
        </Ends>
      </ActForm>
    </Panel>
  )
}

function WithdrawForm({ program, member, proof }: ProgramMemberData) {
  const words = useWords(programMemberWords)
  return (
    <Panel title={words.withdrawTitle({ name: member.name })} subtitle={words.withdrawText}>
      <ActForm intent="withdraw" className="grid max-w-xl gap-4">
        <ProofFields asked={proof} />
        <Ends programId={program.id}>
          <SubmitButton variant="danger">{words.withdraw}</SubmitButton>
        </Ends>
      </ActForm>
    </Panel>
  )
}

function Ends({ programId, children }: { programId: string; children: ReactNode }) {
  const words = useWords(programMemberWords)
  const path = usePath()
  return (
    <div className="flex flex-wrap gap-2">
      {children}
      <ButtonLink variant="quiet" to={path(`/company/programs/detail/${programId}`)}>
        {words.cancel}
      </ButtonLink>
    </div>
  )
}
