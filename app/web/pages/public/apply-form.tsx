import { FormField, useTyped } from '@cakrawala/page-parts/form'
import { PublicForm, PublicLine } from '@cakrawala/page-parts/public-form'
import { FileInput } from '@cakrawala/ui/file-input'
import { Select } from '@cakrawala/ui/select'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import { type Position, positions } from '#domain/inquiry/inquiry.ts'
import { applyWords } from '#i18n/apply.ts'
import { useWords } from '#web/parts/locale.tsx'
import { PrivacyLine } from '#web/parts/privacy-line.tsx'

type Asked = { mark: string; position: Position | null }

/** @param mark of this form, made by the loader */
export function ApplyForm({ mark, position }: Asked) {
  const words = useWords(applyWords)
  return (
    <PublicForm intent="apply" mark={mark} files words={{ ...words, title: words.formTitle }}>
      <Fields position={position} />
      <PrivacyLine text={words.privacy} link={words.privacyLink} />
    </PublicForm>
  )
}

function Fields({ position }: Pick<Asked, 'position'>) {
  const { fields, hints, positions: names, ...words } = useWords(applyWords)
  return (
    <>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <PublicLine name="fullName" label={fields.fullName} autoComplete="name" />
        <PublicLine name="email" label={fields.email} type="email" autoComplete="email" />
        <PublicLine name="phone" label={fields.phone} type="tel" autoComplete="tel" hint={hints.phone} />
        <FormField name="position" label={fields.position} required>
          <Select
            placeholder={words.choose}
            options={positions.map((value) => ({ value, label: names[value] }))}
            defaultValue={useTyped('position', position ?? '')}
          />
        </FormField>
      </div>
      <FormField name="message" label={fields.message} hint={hints.message} required>
        <TextArea rows={8} maxLength={5_000} defaultValue={useTyped('message')} />
      </FormField>
      <FormField name="link" label={fields.link} hint={hints.link}>
        <TextInput type="url" maxLength={500} autoComplete="url" defaultValue={useTyped('link')} />
      </FormField>
      <FormField name="file" label={fields.file} hint={hints.file} required>
        <FileInput accept="application/pdf" />
      </FormField>
    </>
  )
}
