import { detachFile } from '#domain/report/attach-file.server.ts'
import { type SavedDraft, saveDraft } from '#domain/report/draft/save-draft.server.ts'
import { detachFileInput, saveDraftInput, submitReportInput } from '#domain/report/report-input.ts'
import { savedFormSeenBy, submissionSeenBy } from '#domain/report/sending/submission-queries.server.ts'
import { submitReport } from '#domain/report/sending/submit-report.server.ts'
import { beginInput, beginWithTemplate } from '#domain/report/template/begin-with-template.server.ts'
import { saveTemplateInput } from '#domain/report/template/template-input.ts'
import { saveTemplate } from '#domain/report/template/write-template.server.ts'
import { isBughunter } from '#kernel/actor.ts'
import { found, isRefusal, type Refusal, refuseUnless } from '#kernel/refusal.ts'
import type { Visit } from '#web/http/open.ts'
import { parseForm, parseInput, readBoth } from '#web/http/parse.ts'
import { attachUploads, filesIn } from '#web/http/uploads.ts'
import { withVector } from '#web/parts/report/cvss-form.ts'
import type { Autosaved } from './use-autosave.ts'

/** What the page of a new report does with a posted form. The form's key names the draft, not the address. */
export async function actOnSubmission(visit: Visit, form: FormData): Promise<Response | Autosaved> {
  const { actor, params, go, locale } = visit
  refuseUnless(isBughunter(actor), 'forbidden')
  const { program } = found(await submissionSeenBy(actor, params.id, null))
  const page = `/bughunter/programs/submit-report/${program.id}`
  const step = form.get('step')
  if (form.get('intent') === 'autosave') return autosave(visit, program.id, form)
  if (step === 'submit') {
    const { hash, id } = await submit(visit, program.id, form)
    return go(`/bughunter/hacktivity/${hash}/${id}?done=report_submitted`)
  }
  const { id } = await save(visit, program.id, form)
  const draft = `${page}?draft=${id}`
  if (form.has('detach')) {
    const { fileId } = parseInput(detachFileInput, { fileId: form.get('detach') })
    await detachFile(actor, id, fileId)
    return go(`${draft}#files`)
  }
  if (step === 'template' || step === 'template_replace') {
    const { revision } = await beginWithTemplate(
      actor,
      program.id,
      parseForm(beginInput, begunIn(form)),
      locale,
    )
    return go(`${draft}&filled=${revision}&done=template_filled`)
  }
  if (step === 'save_template') {
    const { templateName } = Object.fromEntries(form)
    await saveTemplate(actor, parseInput(saveTemplateInput, { reportId: id, templateName }))
    return go(`${draft}&done=template_saved`)
  }
  if (step === 'preview') return go(`${draft}&show=preview#preview`)
  return go(step === 'score' || step === 'enter' ? `${draft}#cvss-score` : `${draft}&done=draft_saved`)
}

/** A picture that is refused keeps no text from being saved. */
async function autosave(visit: Visit, programId: string, form: FormData): Promise<Autosaved> {
  const { actor } = visit
  refuseUnless(isBughunter(actor), 'forbidden')
  const pictures = filesIn(form)
  form.delete('files')
  const saved = await saveKnown(visit, programId, form)
  const wrong = await attachUploads(actor, saved.id, pictures).then(
    () => [],
    (error: unknown) => (isRefusal(error) && error.fields.files) || Promise.reject(error),
  )
  const files = (await savedFormSeenBy(actor, form.get('key')))?.files ?? []
  return { saved, files, wrong }
}

/** For the answer to a refused form: the draft or report its key represents. */
export async function keptBehind({ actor }: Visit, form: FormData) {
  return savedFormSeenBy(actor, form.get('key'))
}

async function save({ actor }: Visit, programId: string, form: FormData): Promise<SavedDraft> {
  refuseUnless(isBughunter(actor), 'forbidden')
  const saved = await saveDraft(actor, programId, parseForm(saveDraftInput, fieldsOf(form)))
  // A refusal after this save shows the form again: it must carry the newest revision.
  form.set('revision', String(saved.revision))
  await attachUploads(actor, saved.id, filesIn(form))
  return saved
}

/** A class half typed refuses no draft while one types, nor the files of a report: the draft goes without it. */
async function saveKnown(visit: Visit, programId: string, form: FormData): Promise<SavedDraft> {
  try {
    return await save(visit, programId, form)
  } catch (error) {
    const wrong = isRefusal(error) ? Object.keys(error.fields) : []
    if (wrong.length === 0 || wrong.some((name) => name !== 'vrtId' && name !== 'cweId')) throw error
    const known = new FormData()
    for (const [name, value] of form) if (!wrong.includes(name)) known.append(name, value)
    const saved = await save(visit, programId, known)
    form.set('revision', String(saved.revision))
    return saved
  }
}

/** Files are stored on the draft first, so that a refused report does not lose them. What is wrong with both is told at once. */
async function submit(visit: Visit, programId: string, form: FormData) {
  let refused: Refusal | null = null
  if (filesIn(form).length > 0) {
    try {
      await saveKnown(visit, programId, form)
    } catch (error) {
      if (!isRefusal(error)) throw error
      // Sent already: whether this is only its repeat, the sending itself decides.
      if (error.code !== 'key_reused') refused = error
    }
  }
  const throwRefused = () => {
    if (refused) throw refused
  }
  const [, input] = readBoth(throwRefused, () => parseForm(submitReportInput, fieldsOf(form)))
  return submitReport(visit.actor, programId, input)
}

/** The draft with the template that was chosen, and whether it may take the place of what is written. */
function begunIn(form: FormData): FormData {
  const begun = fieldsOf(form)
  begun.set('template', String(form.get('template') ?? ''))
  begun.set('replace', String(form.get('step') === 'template_replace'))
  return begun
}

/** `overwrite` is the writer's word that the version of that revision may be replaced. */
function fieldsOf(form: FormData): FormData {
  const fields = withVector(form)
  const overwritten = fields.get('overwrite')
  if (overwritten !== null) fields.set('revision', overwritten)
  for (const name of ['step', 'files', 'detach', 'overwrite', 'template', 'templateName']) fields.delete(name)
  return fields
}
