import { SubmitButton, useRefused, useTyped } from '@cakrawala/page-parts/form'
import { Button } from '@cakrawala/ui/button'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { Notice } from '@cakrawala/ui/notice'
import { useRef } from 'react'
import type { SavedForm, Submission } from '#domain/report/sending/submission-queries.server.ts'
import { momentText, timeText } from '#i18n/moment.ts'
import { reportFormWords } from '#i18n/report-form.ts'
import { useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { type AutosaveState, clashOf, useAutosave } from './use-autosave.ts'

type DraftActionsProps = Pick<Submission, 'program' | 'draft' | 'obstacle'> & { formKey: string }

/** The foot of the form: what is saved, what conflicts with it, and what to do next. */
export function DraftActions({ program, draft, obstacle, formKey }: DraftActionsProps) {
  const words = useWords(reportFormWords)
  const place = useRef<HTMLDivElement>(null)
  const refused = useRefused()
  // A refused form is still based on the revision it was sent with, even where a newer draft was loaded with its answer.
  const opened = Number(useTyped('revision', String(draft?.revision ?? 0))) || 0
  const key = useTyped('key', formKey) ?? formKey
  const saved = useAutosave(place, key, opened)
  const clash = saved.clash ?? clashOf(refused, saved.revision)
  const stuck = clash ? 'sticky' : 'md:sticky'
  return (
    <div
      ref={place}
      className={`foot-bar ${stuck} bottom-0 z-10 grid gap-3 border-t border-line bg-paper py-3`}
    >
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="revision" value={saved.revision} />
      {clash && <Clash kept={clash} programId={program.id} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button name="step" value="save">
          {words.save}
        </Button>
        <Button name="step" value="preview">
          {words.preview}
        </Button>
        {obstacle === null && (
          <SubmitButton name="step" value="submit">
            {words.submit}
          </SubmitButton>
        )}
        <SaveState {...saved} savedAt={saved.savedAt ?? draft?.updatedAt ?? null} />
      </div>
    </div>
  )
}

function SaveState({ savedAt, busy, lost }: Pick<AutosaveState, 'savedAt' | 'busy' | 'lost'>) {
  const words = useWords(reportFormWords)
  const locale = useLocale()
  const state = savedAt ? words.saved({ time: timeText(savedAt, locale) }) : words.unsaved
  return (
    <p role="status" className="text-xs text-ink-soft tabular-nums">
      {busy ? words.saving : lost ? words.notSaved : state}
    </p>
  )
}

/** Two versions: the writer looks at the other one in a new tab and chooses one. */
function Clash({ kept, programId }: { kept: SavedForm; programId: string }) {
  const { conflict, sent } = useWords(reportFormWords)
  const locale = useLocale()
  const path = usePath()
  if (kept.sent) {
    const report = path(`/bughunter/hacktivity/${kept.hash}/${kept.id}`)
    return (
      <Notice tone="warning" title={sent.title} action={<OtherTab to={report}>{sent.open}</OtherTab>}>
        {sent.text}
      </Notice>
    )
  }
  const draft = path(`/bughunter/programs/submit-report/${programId}?draft=${kept.id}`)
  return (
    <Notice
      tone="warning"
      title={conflict.title}
      action={
        <div className="flex flex-wrap gap-3">
          <OtherTab to={draft}>{conflict.open}</OtherTab>
          <Button name="overwrite" value={kept.revision}>
            {conflict.keep}
          </Button>
        </div>
      }
    >
      {conflict.text({ time: momentText(kept.updatedAt, locale) })}
    </Notice>
  )
}

function OtherTab({ to, children }: { to: string; children: string }) {
  return (
    <ButtonLink to={to} target="_blank" rel="noopener">
      {children}
    </ButtonLink>
  )
}
