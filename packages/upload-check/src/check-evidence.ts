import { stat } from 'node:fs/promises'
import { turnsOf } from '@cakrawala/fair-queue/turns'
import { ChildTask, Ended, NotStarted, TooSlow } from '@cakrawala/process/child-task'
import { Refusal } from '@cakrawala/refusal/refusal'
import type { EvidenceProblem } from './evidence/evidence-problem.ts'
import type { Answer, Question } from './evidence/evidence-process.ts'
import { kindOf, type Media } from './media.ts'

/** How long a check of so many bytes may take, and the processor time after which that is the file's fault. */
const limitsOf = (bytes: number) => ({ limitMs: 6_000 + bytes / 10_000, mostCpuMs: 2_000 + bytes / 50_000 })
type Limits = ReturnType<typeof limitsOf>

const checker = new ChildTask<Question, Answer>(new URL('./evidence/evidence-process.ts', import.meta.url), {
  mostHeapMb: 256,
})
const inTurn = turnsOf(1, 20, { longestWaitMs: 60_000 })

const brokenOf: Record<string, EvidenceProblem> = {
  text: 'text_broken',
  har: 'har_broken',
  capture: 'capture_broken',
  zip: 'zip_too_large',
  video: 'video_broken',
}

/**
 * Has a file on the disk looked at in a process of its own, one at a time, with limits on its time and memory.
 * @param target where a video is written anew without its metadata; of other kinds nothing is written
 * @returns what is wrong with it, or null; `secrets`: headers of recorded requests hold passwords, keys or sessions
 * @throws Refusal unavailable, when too many wait, or the process is slow, was ended by others or does not start
 */
export function checkEvidence(path: string, media: Media, target: string): Promise<Answer> {
  return inTurn(async () => checkApart({ path, media, target }, limitsOf((await stat(path)).size)))
}

async function checkApart(
  question: Question & { media: Media },
  limits: Limits,
  isRetry = false,
): Promise<Answer> {
  try {
    const answer = await checker.ask(question, limits.limitMs)
    // A reader of videos that stops in the middle leaves open files behind.
    if (answer.problem?.startsWith('video')) checker.replace()
    return answer
  } catch (error) {
    if (error instanceof NotStarted) throw new Refusal('unavailable')
    checker.start()
    // Its memory may have been full of what others had sent before.
    if (error instanceof Ended && !isRetry) return checkApart(question, limits, true)
    if (isOfFile(error, limits)) return { problem: brokenOf[kindOf(question.media).check]!, secrets: false }
    throw new Refusal('unavailable')
  }
}

/** Whether the file made the check fail. Full memory ends a process by a signal of its own, others end it by theirs. */
function isOfFile(error: unknown, { mostCpuMs }: Limits): boolean {
  if (error instanceof TooSlow) return error.cpuMs >= mostCpuMs
  return !(error instanceof Ended && (error.signal === 'SIGKILL' || error.signal === 'SIGTERM'))
}
