import { Checkbox } from '@cakrawala/ui/checkbox'
import { FormSection } from '@cakrawala/ui/form-section'
import type { ReactNode } from 'react'
import type { ProgramChoice } from '#domain/program/program-choices.server.ts'
import { memberWords } from '#i18n/members.ts'
import type { MemberPermission } from '#kernel/actor.ts'
import { Boxes, useTicked } from '#web/parts/boxes.tsx'
import { L, useWords } from '#web/parts/locale.tsx'
import { PermissionField, RewardLimitField, TogglesField } from './member-fields.tsx'

type MemberRightsProps = {
  /** The number of the first of the two sections, where the form counts them. */
  number?: number
  hint?: string
  kept: { permission: 1 | 2; permissions: readonly MemberPermission[]; rewardLimit?: bigint | null }
  /** What the manager may give, or the member has already. */
  offered: readonly MemberPermission[]
  withAdmin: boolean
  programs: readonly ProgramChoice[]
  /** Who is changed; no one yet in an invitation. */
  memberId?: string
  children?: ReactNode
}

/**
 * Role, rights and programs of a membership, in a form of class `group/rights`. An admin needs neither of the latter, so they
 * fold away with the choice, unless something in them is wrong: by style alone, which needs no script.
 */
export function MemberRights({ number, hint, children, memberId, ...props }: MemberRightsProps) {
  const { kept, offered, withAdmin, programs } = props
  const words = useWords(memberWords)
  const next = number === undefined ? undefined : number + 1
  return (
    <>
      <FormSection number={number} title={words.what} hint={hint}>
        {children}
        <PermissionField kept={kept.permission} withAdmin={withAdmin} />
        <OfMembers>
          <TogglesField kept={kept.permissions} offered={offered} />
          {offered.includes('reward.decide') && <RewardLimitField kept={kept.rewardLimit ?? null} />}
        </OfMembers>
      </FormSection>
      <FormSection number={next} title={words.where}>
        <p className="hidden group-has-[[name=permission][value='1']:checked]/rights:block">
          {words.adminPrograms}
        </p>
        <OfMembers>
          <ProgramsField programs={programs} memberId={memberId} />
        </OfMembers>
      </FormSection>
    </>
  )
}

function OfMembers({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-5 group-has-[[name=permission][value='1']:checked]/rights:not-has-[[aria-invalid=true]]:hidden">
      {children}
    </div>
  )
}

type ProgramsProps = { programs: readonly ProgramChoice[]; memberId: string | undefined }

function ProgramsField({ programs, memberId }: ProgramsProps) {
  const { fields, hints, noPrograms } = useWords(memberWords)
  const kept = programs.filter(({ granted }) => granted !== null).map(({ id }) => id)
  const ticked = useTicked('programs', kept)
  if (programs.length === 0) return <p className="text-ink-soft">{noPrograms}</p>
  return (
    <Boxes name="programs" legend={fields.programs} hint={hints.programs}>
      {programs.map((program) => (
        <div key={program.id}>
          <Checkbox
            id={`field-programs-${program.id}`}
            name="programs"
            value={program.id}
            label={program.title}
            defaultChecked={ticked.includes(program.id)}
          />
          {memberId && program.granted && <OwnRights {...{ program, memberId }} granted={program.granted} />}
        </div>
      ))}
    </Boxes>
  )
}

type OwnRightsProps = { program: ProgramChoice; memberId: string; granted: readonly MemberPermission[] }

/** What holds in one program alone, and where it is changed. */
function OwnRights({ program: { id, title }, memberId, granted }: OwnRightsProps) {
  const { shortToggles, grantHint, grantLink } = useWords(memberWords)
  return (
    <p className="pl-8 text-xs text-ink-soft">
      {granted.length > 0 && (
        <>{grantHint({ rights: granted.map((one) => shortToggles[one]).join(', ') })} </>
      )}
      <L
        to={`/company/programs/detail/${id}/members/${memberId}`}
        className="inline-flex min-h-11 items-center text-samudra-text underline md:min-h-0"
      >
        {grantLink({ title })}
      </L>
    </p>
  )
}
