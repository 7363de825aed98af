import { ActButton } from '@cakrawala/page-parts/act-button'
import { SubmitButton } from '@cakrawala/page-parts/form'
import { Button } from '@cakrawala/ui/button'
import { Dialog } from '@cakrawala/ui/dialog'
import { DialogTrigger } from '@cakrawala/ui/dialog-trigger'
import { Notice } from '@cakrawala/ui/notice'
import { Form } from 'react-router'
import { programWords } from '#i18n/program.ts'
import { refusals } from '#i18n/refusals.ts'
import type { ManagedProgram } from '#web/http/program/managed-program.ts'
import { usePath, useWords } from '../locale.tsx'

type Acts = Pick<ManagedProgram, 'may' | 'obstacles'>

const moves = ['submit', 'resume', 'pause'] as const

/** The acts in the head of a program's page; the end asks once more. */
export function ProgramActs({ may, obstacles, editTo }: Acts & { editTo: string }) {
  const words = useWords(programWords)
  const path = usePath()
  return (
    <>
      {may.edit && <Button to={path(editTo)}>{words.edit}</Button>}
      {moves
        .filter((move) => may[move] && !obstacles[move])
        .map((move) => (
          <ActButton key={move} intent={move} variant={move === 'pause' ? 'secondary' : 'primary'}>
            {words.acts[move]}
          </ActButton>
        ))}
      {may.end && !obstacles.end && <EndDialog />}
    </>
  )
}

/**
 * Why the next step of a program is not offered; a challenge that runs is not called off, as its stage shows.
 */
export function ProgramObstacle({ obstacles }: Pick<ManagedProgram, 'obstacles'>) {
  const { details } = useWords(refusals)
  const obstacle = obstacles.submit ?? obstacles.resume
  return obstacle && <Notice tone="warning">{details[obstacle]}</Notice>
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
