import { detachFile } from '#domain/report/attach-file.server.ts'
import { detachFileInput, saveDraftInput, submitReportInput } from '#domain/report/report-input.ts'
import { type SavedDraft, saveDraft } from '#domain/report/save-draft.server.ts'
import { submissionSeenBy } from '#domain/report/submission-queries.server.ts'
import { submitReport } from '#domain/report/submit-report.server.ts'
import { isBughunter } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import type { Visit } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { attachUploads, filesIn } from '#web/http/uploads.ts'
import { withVector } from '#web/parts/cvss-form.ts'

/** What the page of a new report does with a posted form. */
export async function actOnSubmission(
  visit: Visit,
  form: FormData,
): Promise<Response | { saved: SavedDraft }> {
  const { actor, params, url, go } = visit
  refuseUnless(isBughunter(actor), 'forbidden')
  const { program, draft } = found(await submissionSeenBy(actor, params.id, url.searchParams.get('draft')))
  const page = `/bughunter/programs/submit-report/${program.id}`
  if (form.get('intent') === 'autosave') return { saved: await save(visit, program.id, form) }
  if (form.get('intent') === 'detach') {
    await detachFile(actor, found(draft).id, parseForm(detachFileInput, form).fileId)
    return go(`${page}?draft=${found(draft).id}#files`)
  }
  if (form.get('step') === 'submit') {
    const { hash, id } = await submit(visit, program.id, form)
    return go(`/bughunter/hacktivity/${hash}/${id}?done=report_submitted`)
  }
  const { id } = await save(visit, program.id, form)
  if (form.get('step') === 'preview') return go(`${page}?draft=${id}&show=preview#preview`)
  return go(
    form.get('step') === 'score' ? `${page}?draft=${id}#cvss-score` : `${page}?draft=${id}&done=draft_saved`,
  )
}

async function save({ actor }: Visit, programId: string, form: FormData): Promise<SavedDraft> {
  refuseUnless(isBughunter(actor), 'forbidden')
  const saved = await saveDraft(actor, programId, parseForm(saveDraftInput, fieldsOf(form)))
  // A refusal after this save shows the form again: it must carry the newest revision.
  form.set('revision', String(saved.revision))
  await attachUploads(actor, saved.id, filesIn(form))
  return saved
}

/** Files are kept on the draft first, so that a refused report does not lose them. */
async function submit(visit: Visit, programId: string, form: FormData) {
  if (filesIn(form).length > 0) {
    await save(visit, programId, form)
    form.delete('files')
  }
  const fields = fieldsOf(form)
  fields.delete('revision')
  return submitReport(visit.actor, programId, parseForm(submitReportInput, fields))
}

function fieldsOf(form: FormData): FormData {
  const fields = withVector(form)
  for (const name of ['step', 'files']) fields.delete(name)
  return fields
}
