import { FormField, useFieldError, useRefused, useTyped } from '@cakrawala/page-parts/form'
import { Checkbox } from '@cakrawala/ui/checkbox'
import { FieldError } from '@cakrawala/ui/field-error'
import { MoneyInput } from '@cakrawala/ui/money-input'
import { RadioGroup } from '@cakrawala/ui/radio-group'
import { TextInput } from '@cakrawala/ui/text-input'
import type { ReactNode } from 'react'
import { memberWords } from '#i18n/members.ts'
import type { MemberPermission } from '#kernel/actor.ts'
import { useWords } from '#web/parts/locale.tsx'

/** What is ticked: as typed before a refusal, else as stored. A form sends no box that is not ticked. */
export function useTicked(name: string, kept: readonly string[]): readonly string[] {
  const refused = useRefused()
  return refused ? (refused.typed[name] ?? []) : kept
}

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

type BoxesProps = { name: string; legend: string; hint: string; children: ReactNode }

/** Boxes of one name under one legend, with one error for all. */
export function Boxes({ name, legend, hint, children }: BoxesProps) {
  const error = useFieldError(name, legend)
  const [hintId, errorId] = [`field-${name}-hint`, `field-${name}-error`]
  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={error ? `${hintId} ${errorId}` : hintId}>
      <legend className="float-left font-semibold">{legend}</legend>
      <p id={hintId} className="clear-both text-xs text-ink-soft">
        {hint}
      </p>
      <div className="grid gap-2">{children}</div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
