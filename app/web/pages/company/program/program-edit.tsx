import { useLoaderData } from 'react-router'
import { programWords } from '#i18n/program.ts'
import { act, load } from '#web/http/open.ts'
import { editableProgramOf } from '#web/http/program/editable-program.ts'
import { editFromForm, formStepOf, newestProgram } from '#web/http/program/program-form-save.ts'
import { EditProgramPage } from '#web/parts/program/edit-program-page.tsx'
import { pageTitle } from '#web/parts/title.ts'

const detail = '/company/programs/detail'
const edit = '/company/programs/edit'

export const meta = pageTitle(programWords, (words) => words.editTitle)

export const loader = load((visit) => editableProgramOf(visit, detail))

export const action = act(async ({ actor, params, go }, form) => {
  const step = formStepOf(form)
  if (step) return step
  const done = await editFromForm(actor, params.id ?? '', form)
  return go(`${detail}/${params.id}?done=${done}`)
}, newestProgram)

/** A company changes its program. */
export default function EditProgram() {
  const editable = useLoaderData<typeof loader>()
  return <EditProgramPage {...{ ...editable, detail, edit }} />
}
