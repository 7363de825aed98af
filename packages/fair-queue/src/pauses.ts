import { setImmediate } from 'node:timers/promises'
import { Refusal } from '@cakrawala/refusal/refusal'
import { requestScope } from './request-scope.ts'

/** How long one piece of work may hold the event loop, in milliseconds. */
const longestAtOnceMs = 10

/**
 * Lets other work in between pieces of long work: after each piece, `if (pauses.isDue()) await pauses.take()`.
 * @returns `take` throws Refusal unavailable when the client is gone
 */
export function pauses(): { isDue(): boolean; take(): Promise<void> } {
  let since = performance.now()
  return {
    isDue: () => performance.now() - since >= longestAtOnceMs,
    async take() {
      await setImmediate()
      stopIfGone()
      since = performance.now()
    },
  }
}

/** Like `Array.map`, in pieces. @throws Refusal unavailable when the client is gone */
export async function mapWithPauses<T, R>(rows: readonly T[], of: (row: T) => R): Promise<R[]> {
  const pause = pauses()
  const made: R[] = []
  for (const row of rows) {
    made.push(of(row))
    if (pause.isDue()) await pause.take()
  }
  return made
}

/** No one reads what is made for a client that is gone. @throws Refusal unavailable */
export function stopIfGone(): void {
  if (requestScope()?.signal.aborted) throw new Refusal('unavailable')
}
