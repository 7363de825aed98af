import { ButtonLink } from '@cakrawala/ui/button-link'
import { Dialog } from '@cakrawala/ui/dialog'
import { DialogClose } from '@cakrawala/ui/dialog-close'
import { Notice } from '@cakrawala/ui/notice'
import { incidentReportWords } from '#i18n/incident-report.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'

const id = 'incident-sent'

/** Says that the report is on its way: in the page, and in a modal that sends its reader to the mailbox (specification §8). */
export function IncidentSent() {
  const { sent } = useWords(incidentReportWords)
  const path = usePath()
  return (
    <>
      <Notice
        tone="success"
        title={sent.title}
        action={
          <span className="flex flex-wrap gap-3">
            <ButtonLink to={path('/incident/sign-in')} size="sm">
              {sent.incidents}
            </ButtonLink>
            <ButtonLink to={path('/cyber-incident-report')} size="sm">
              {sent.another}
            </ButtonLink>
          </span>
        }
      >
        {sent.text} {sent.spam}
      </Notice>
      <Dialog
        id={id}
        title={sent.title}
        closeLabel={sent.close}
        defaultOpen
        footer={
          <DialogClose dialog={id} variant="primary">
            {sent.close}
          </DialogClose>
        }
      >
        <p className="text-read">{sent.text}</p>
        <p className="mt-2 text-ink-soft">{sent.spam}</p>
      </Dialog>
    </>
  )
}
