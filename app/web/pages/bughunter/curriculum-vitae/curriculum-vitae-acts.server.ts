import { overwriting } from '@cakrawala/page-parts/overwriting'
import { entryInput, selfDescriptionInput } from '#domain/account/curriculum-vitae/curriculum-vitae-input.ts'
import { describeOneself } from '#domain/account/curriculum-vitae/describe-oneself.server.ts'
import { addEntry, deleteEntry, editEntry } from '#domain/account/curriculum-vitae/edit-entries.server.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Visit } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { actOnPicture } from '#web/parts/account/picture-acts.server.ts'

/** What a bughunter does with the curriculum vitae, by the intent of the form. */
export async function actOnCurriculumVitae(visit: Visit, form: FormData): Promise<Response> {
  const pictured = await actOnPicture(visit, form)
  if (pictured) return pictured
  const { actor, go } = visit
  const done = (word: string) => go(`/bughunter/profile/curriculum-vitae?done=${word}`)
  switch (form.get('intent')) {
    case 'describe':
      await describeOneself(actor, parseForm(selfDescriptionInput, overwriting(form, 'revision')))
      return done('saved')
    case 'add':
      await addEntry(actor, parseForm(entryInput, form))
      return done('entry_added')
    case 'edit':
      await editEntry(actor, parseForm(entryInput, overwriting(form, 'revision')))
      return done('entry_saved')
    case 'delete':
      await deleteEntry(actor, String(form.get('id')))
      return done('entry_deleted')
    default:
      return refuse('invalid_input')
  }
}
