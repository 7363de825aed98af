import { ActField } from '@cakrawala/page-parts/act-panel'
import { SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { DialogTrigger } from '@cakrawala/ui/dialog-trigger'
import { Select } from '@cakrawala/ui/select'
import { pictureRemovalReasons } from '#domain/account/picture/picture.ts'
import { accountStatusWords } from '#i18n/account-status.ts'
import { accountsWords } from '#i18n/accounts.ts'
import { useWords } from '#web/parts/locale.tsx'
import { ActDialog } from './act-dialog.tsx'

const act = 'remove_picture'

/** Takes a picture away, with the reason its person is mailed. */
export function PictureDialog() {
  const { acts } = useWords(accountsWords)
  const { reasons } = useWords(accountStatusWords)
  return (
    <>
      <DialogTrigger dialog={act}>{acts.picture}</DialogTrigger>
      <ActDialog id={act} intent={act} title={acts.picture}>
        <p className="text-ink-soft">{acts.pictureText}</p>
        <ActField act={act} name="pictureReason" label={acts.reason} required>
          <Select
            placeholder={acts.choose}
            options={pictureRemovalReasons.map((value) => ({ value, label: reasons[value] }))}
            defaultValue={useTyped('pictureReason', '')}
          />
        </ActField>
        <SubmitButton wide variant="danger">
          {acts.pictureSubmit}
        </SubmitButton>
      </ActDialog>
    </>
  )
}
