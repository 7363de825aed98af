import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { Dialog } from '@cakrawala/ui/dialog'
import { DialogClose } from '@cakrawala/ui/dialog-close'
import { DialogTrigger } from '@cakrawala/ui/dialog-trigger'
import { Panel } from '@cakrawala/ui/panel'
import { useRevalidator } from 'react-router'
import type { ReportForReporter } from '#domain/report/report-view.ts'
import { myReportsWords } from '#i18n/my-reports.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { AttachmentField } from './attachment-field.tsx'

/** Editing and taking back, as long as no one has taken the report up. */
export function ReportOwnActs({ report }: { report: ReportForReporter }) {
  const words = useWords(myReportsWords)
  const path = usePath()
  if (report.stage === 'draft') {
    const form = `/bughunter/programs/submit-report/${report.program.id}?draft=${report.id}`
    return <ButtonLink to={path(form)}>{words.resume}</ButtonLink>
  }
  return (
    <>
      {report.mayEdit && (
        <ButtonLink to={path(`/bughunter/hacktivity/${report.hash}/${report.id}?edit=1`)}>
          {words.edit}
        </ButtonLink>
      )}
      {report.moves.includes('withdraw') && (
        <>
          <DialogTrigger dialog="withdraw" variant="quiet">
            {words.withdraw.open}
          </DialogTrigger>
          <WithdrawDialog />
        </>
      )}
    </>
  )
}

function WithdrawDialog() {
  const { withdraw } = useWords(myReportsWords)
  return (
    <Dialog id="withdraw" title={withdraw.title} closeLabel={withdraw.close}>
      <div className="grid gap-4">
        <p>{withdraw.text}</p>
        <ActForm intent="withdraw" className="flex flex-wrap gap-3">
          <SubmitButton variant="danger">{withdraw.confirm}</SubmitButton>
          <DialogClose dialog="withdraw">{withdraw.cancel}</DialogClose>
        </ActForm>
      </div>
    </Dialog>
  )
}

/** Evidence may be added as long as the report is open. */
export function ReportAttach({ reportId }: { reportId: string }) {
  const { attach } = useWords(myReportsWords)
  const { revalidate } = useRevalidator()
  return (
    <Panel title={attach.title} fold="">
      <ActForm intent="attach" encType="multipart/form-data" className="grid gap-4">
        <AttachmentField required reportId={reportId} onStored={() => void revalidate()} />
        <div>
          <SubmitButton variant="secondary">{attach.send}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}
