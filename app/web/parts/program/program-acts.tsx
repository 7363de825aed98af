import { Button } from '@cakrawala/ui/button'
import { Dialog } from '@cakrawala/ui/dialog'
import { DialogTrigger } from '@cakrawala/ui/dialog-trigger'
import { Form } from 'react-router'
import { programWords } from '#i18n/program.ts'
import { ActButton } from '../act-button.tsx'
import { SubmitButton } from '../form.tsx'
import { usePath, useWords } from '../locale.tsx'

/** What this person may do with the program now; loaders fill it from the policy. */
type ProgramAbilities = {
  edit: boolean
  submit: boolean
  pause: boolean
  resume: boolean
  end: boolean
}

const moves = ['submit', 'resume', 'pause'] as const

/** The acts in the head of a program's page; the end asks once more. */
export function ProgramActs({ may, editTo }: { may: ProgramAbilities; editTo: string }) {
  const words = useWords(programWords)
  const path = usePath()
  return (
    <>
      {may.edit && <Button to={path(editTo)}>{words.edit}</Button>}
      {moves
        .filter((move) => may[move])
        .map((move) => (
          <ActButton key={move} intent={move} variant={move === 'pause' ? 'secondary' : 'primary'}>
            {words.acts[move]}
          </ActButton>
        ))}
      {may.end && <EndDialog />}
    </>
  )
}

function EndDialog() {
  const words = useWords(programWords)
  return (
    <>
      <DialogTrigger dialog="end-program" variant="quiet">
        {words.acts.end}
      </DialogTrigger>
      <Dialog id="end-program" title={words.endTitle} closeLabel={words.acts.close}>
        <Form method="post" className="grid gap-4">
          <input type="hidden" name="intent" value="end" />
          <p>{words.endText}</p>
          <ul className="list-disc pl-5">
            {Object.values(words.endPoints).map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <div className="flex justify-end">
            <SubmitButton variant="danger">{words.acts.end}</SubmitButton>
          </div>
        </Form>
      </Dialog>
    </>
  )
}
