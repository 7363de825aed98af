import { DoneToast as Shown } from '@cakrawala/page-parts/done-toast'
import { doneWords } from '#i18n/done.ts'
import { frameWords } from '#i18n/frame.ts'
import { useWords } from './locale.tsx'

/** What is shown at the sign-in page is no success. */
const losses: readonly string[] = [
  'session_over',
  'password_changed_elsewhere',
  'session_moved',
  'account_closed',
  'wrong_role',
]

/** Shows that an act succeeded, in the words of `done.ts`. */
export function DoneToast() {
  const { close } = useWords(frameWords)
  return <Shown sentences={useWords(doneWords)} losses={losses} closeLabel={close} />
}
