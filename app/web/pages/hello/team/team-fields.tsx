import { FormField, useTyped } from '@cakrawala/page-parts/form'
import { Badge } from '@cakrawala/ui/badge'
import { Checkbox } from '@cakrawala/ui/checkbox'
import { TextInput } from '@cakrawala/ui/text-input'
import type { OperatorView } from '#domain/account/team/team-view.ts'
import { teamWords } from '#i18n/team.ts'
import { type TeamRole, teamRoles } from '#kernel/actor.ts'
import { Boxes, useTicked } from '#web/parts/boxes.tsx'
import { useWords } from '#web/parts/locale.tsx'

export function RolesField({ kept }: { kept: readonly TeamRole[] }) {
  const { fields, hints, roleNames, roleHints } = useWords(teamWords)
  const ticked = useTicked('roles', kept)
  return (
    <Boxes name="roles" legend={fields.roles} hint={hints.roles}>
      {teamRoles.map((role) => (
        <Checkbox
          key={role}
          id={`field-roles-${role}`}
          name="roles"
          value={role}
          label={roleNames[role]}
          hint={roleHints[role]}
          defaultChecked={ticked.includes(role)}
        />
      ))}
    </Boxes>
  )
}

/** `intent` keeps the ids of forms of one page apart. */
export function ReasonField({ intent }: { intent: string }) {
  const { fields, hints } = useWords(teamWords)
  return (
    <FormField name="reason" id={`field-${intent}-reason`} label={fields.reason} hint={hints.reason} required>
      <TextInput maxLength={300} autoComplete="off" defaultValue={useTyped('reason')} />
    </FormField>
  )
}

export function RolesShown({ roles }: { roles: readonly TeamRole[] }) {
  const { roleNames, noRoles } = useWords(teamWords)
  return roles.length === 0 ? noRoles : roles.map((role) => roleNames[role]).join(', ')
}

const tones = { invited: 'primary', active: 'success', resting: 'warning', ended: 'neutral' } as const

export function OperatorStateBadge({ state }: Pick<OperatorView, 'state'>) {
  return <Badge tone={tones[state]}>{useWords(teamWords).states[state]}</Badge>
}
