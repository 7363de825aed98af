import { AppFrame } from '@cakrawala/ui/app-frame'
import { LogoutDialog } from '@cakrawala/ui/logout-dialog'
import { ProgressBar } from '@cakrawala/ui/progress-bar'
import { ScrollToTop } from '@cakrawala/ui/scroll-to-top'
import { SkipLink } from '@cakrawala/ui/skip-link'
import { Toast } from '@cakrawala/ui/toast'
import { FormPart } from './gallery-form.tsx'
import { PublicPart, SampleFooter, SampleSidebar, SampleTopBar } from './gallery-frames.tsx'
import { ListPart } from './gallery-list.tsx'
import { PicturesPart } from './gallery-pictures.tsx'
import { ReadingPart } from './gallery-reading.tsx'
import { ReportPart } from './gallery-report.tsx'
import { WordsPart } from './gallery-words.tsx'

/** Every component with sample words, to look at them side by side. No page of the product shows it. */
export function Gallery() {
  return (
    <div id="top">
      <SkipLink>Skip to content</SkipLink>
      <ProgressBar active label="Loading" />
      <PublicPart />
      <AppFrame sidebar={<SampleSidebar />} topBar={<SampleTopBar />}>
        <ReportPart />
        <ListPart />
        <FormPart />
        <WordsPart />
        <PicturesPart />
        <ReadingPart />
      </AppFrame>
      <SampleFooter />
      <LogoutDialog
        id="logout"
        action="/"
        title="Sign out?"
        confirmLabel="Sign out"
        cancelLabel="Stay"
        closeLabel="Close"
      >
        Drafts on this device are kept.
      </LogoutDialog>
      <Toast tone="success" title="Report sent" closeLabel="Close" duration={60_000}>
        CKW-0142 is waiting for triage.
      </Toast>
      <ScrollToTop label="Back to top" />
    </div>
  )
}
