import { turnsOf } from '@cakrawala/fair-queue/turns'
import { ChildTask, Ended, NotStarted, TooSlow } from '@cakrawala/process/child-task'
import { Refusal } from '@cakrawala/refusal/refusal'
import type { PdfProblem } from './pdf/pdf-problem.ts'
import type { Answer } from './pdf/pdf-process.ts'

type Limits = { limitMs: number; mostCpuMs: number }
/** How long a check may take, and the processor time after which that is the document's fault. */
const usual: Limits = { limitMs: 5_000, mostCpuMs: 3_000 }

const checker = new ChildTask<Buffer, Answer>(new URL('./pdf/pdf-process.ts', import.meta.url), {
  mostHeapMb: 256,
  serialization: 'advanced',
})
const inTurn = turnsOf(1, 60)

/**
 * Has a PDF looked at in a process of its own, one at a time, with limits on its time and memory.
 * @returns what is wrong with it, or null when it is whole and passive; `file_broken` also when the parser spends its processor
 * time or its memory on it
 * @throws Refusal unavailable, when too many wait, or the process is slow, was ended by others or does not start
 */
export function checkPdf(bytes: Buffer, limits = usual): Promise<PdfProblem | null> {
  return inTurn(() => checkApart(bytes, limits))
}

async function checkApart(bytes: Buffer, limits: Limits, isRetry = false): Promise<PdfProblem | null> {
  try {
    const { problem, spent } = await checker.ask(bytes, limits.limitMs)
    if (spent) checker.replace()
    return problem
  } catch (error) {
    if (error instanceof NotStarted) throw new Refusal('unavailable')
    checker.start()
    // Its memory may have been full of what others had sent before.
    if (error instanceof Ended && !isRetry) return checkApart(bytes, limits, true)
    if (isOfDocument(error, limits)) return 'file_broken'
    throw new Refusal('unavailable')
  }
}

/** Whether the document made the check fail. Full memory ends a process by a signal of its own, others end it by theirs. */
function isOfDocument(error: unknown, { mostCpuMs }: Limits): boolean {
  if (error instanceof TooSlow) return error.cpuMs >= mostCpuMs
  return !(error instanceof Ended && (error.signal === 'SIGKILL' || error.signal === 'SIGTERM'))
}
