import { ActForm, FormField, SubmitButton } from '@cakrawala/page-parts/form'
import { Avatar } from '@cakrawala/ui/avatar'
import { FileInput } from '@cakrawala/ui/file-input'
import { Panel } from '@cakrawala/ui/panel'
import { pictureAddress } from '#domain/account/picture/picture.ts'
import { pictureWords } from '#i18n/picture.ts'
import { useWords } from '#web/parts/locale.tsx'

type Props = {
  of: 'bughunter' | 'company' | 'hello'
  /** The name whose initials stand where there is no picture. */
  name: string
  picture: string | null
}

/** The picture beside the own name, or the company's: set, replace, remove (`intent=set_picture`, `remove_picture`). */
export function PicturePanel({ of, name, picture }: Props) {
  const words = useWords(pictureWords)
  return (
    <Panel title={words.title[of]} subtitle={words.where[of]} id="picture">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <Avatar name={name} src={pictureAddress(picture)} size="xl" />
        <div className="grid min-w-0 flex-[1_1_20rem] gap-3">
          <ActForm intent="set_picture" encType="multipart/form-data" className="grid max-w-xl gap-4">
            <FormField name="picture" label={words.picture} hint={words.hint} required>
              <FileInput accept="image/jpeg,image/png,image/webp" />
            </FormField>
            <div>
              <SubmitButton variant="secondary">{picture ? words.replace : words.set}</SubmitButton>
            </div>
          </ActForm>
          {picture && (
            <ActForm intent="remove_picture" className="-mt-2 -ml-4">
              <SubmitButton variant="quiet">{words.remove}</SubmitButton>
            </ActForm>
          )}
        </div>
      </div>
    </Panel>
  )
}
