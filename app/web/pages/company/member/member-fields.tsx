import { FormField, useFieldError, useTyped } from '@cakrawala/page-parts/form'
import { Checkbox } from '@cakrawala/ui/checkbox'
import { MoneyInput } from '@cakrawala/ui/money-input'
import { RadioGroup } from '@cakrawala/ui/radio-group'
import { TextInput } from '@cakrawala/ui/text-input'
import { memberWords } from '#i18n/members.ts'
import type { MemberPermission } from '#kernel/actor.ts'
import { Boxes, useTicked } from '#web/parts/boxes.tsx'
import { useWords } from '#web/parts/locale.tsx'

export function NameField({ kept }: { kept?: string }) {
  const { fields } = useWords(memberWords)
  return (
    <FormField name="name" label={fields.name} required>
      <TextInput maxLength={80} autoComplete="off" defaultValue={useTyped('name', kept)} />
    </FormField>
  )
}

/** Admin or member; the person who may make no admins is not offered it. */
export function PermissionField({ kept, withAdmin }: { kept: 1 | 2; withAdmin: boolean }) {
  const { fields, permissionNames, permissionHints } = useWords(memberWords)
  const codes = withAdmin ? ([2, 1] as const) : ([2] as const)
  return (
    <RadioGroup
      name="permission"
      legend={fields.permission}
      columns={2}
      options={codes.map((code) => ({
        value: String(code),
        label: permissionNames[code],
        hint: permissionHints[code],
      }))}
      defaultValue={useTyped('permission', String(kept))}
      error={useFieldError('permission', fields.permission)}
    />
  )
}

/** @param offered what the inviter may give, or the member has already */
export function TogglesField({
  kept,
  offered,
}: {
  kept: readonly MemberPermission[]
  offered: readonly MemberPermission[]
}) {
  const { fields, hints, toggles, toggleHints } = useWords(memberWords)
  const ticked = useTicked('permissions', kept)
  return (
    <Boxes name="permissions" legend={fields.permissions} hint={hints.permissions}>
      {offered.map((one) => (
        <Checkbox
          key={one}
          id={`field-permissions-${one}`}
          name="permissions"
          value={one}
          label={toggles[one]}
          hint={toggleHints[one]}
          defaultChecked={ticked.includes(one)}
        />
      ))}
    </Boxes>
  )
}

export function RewardLimitField({ kept }: { kept?: bigint | null }) {
  const { fields, hints } = useWords(memberWords)
  const digits = kept?.toString().replace(/\B(?=(\d{3})+(?!\d))/g, '.')
  return (
    <FormField name="rewardLimit" label={fields.rewardLimit} hint={hints.rewardLimit}>
      <MoneyInput defaultValue={useTyped('rewardLimit', digits ?? '')} />
    </FormField>
  )
}
