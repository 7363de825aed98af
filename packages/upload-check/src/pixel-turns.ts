import { FairQueue, ownPlace } from '@cakrawala/fair-queue/fair-queue'
import { outsideOfSlot, requestScope } from '@cakrawala/fair-queue/request-scope'

/** Points that are drawn at the same time; a picture takes up to 12 bytes a point on its way. */
const mostAtOnce = 40_000_000

let drawing = 0
const waiting: { pixels: number; go: () => void }[] = []

/** Few pictures at a time stand before the points; one account or network has half of the places and a quarter of the queue. */
const queue = new FairQueue({
  ...{ atOnce: 4, atOnceOfOne: 2 },
  ...{ mostWaiting: 60, mostWaitingOfOne: 15, longestWaitMs: 20_000 },
})
let jobs = 0

/**
 * Does `work` once so many pixels fit beside what others draw: large pictures are drawn one after the other, small ones
 * together. Accounts and networks take turns.
 * @throws Refusal unavailable when too many wait, or too long
 */
export function inTurn<T>(pixels: number, work: () => Promise<T>): Promise<T> {
  const place = ownPlace()
  // Work of the process itself is in no one's share: each piece is an owner of its own.
  const owner = requestScope() ? place.owner : `job:${jobs++}`
  return outsideOfSlot(() => queue.run({ ...place, owner }, () => withPixels(pixels, work)))
}

async function withPixels<T>(pixels: number, work: () => Promise<T>): Promise<T> {
  await new Promise<void>((go) => {
    waiting.push({ pixels, go })
    letIn()
  })
  try {
    return await work()
  } finally {
    drawing -= pixels
    letIn()
  }
}

function letIn(): void {
  for (let next = waiting[0]; next; next = waiting[0]) {
    if (drawing > 0 && drawing + next.pixels > mostAtOnce) return
    waiting.shift()
    drawing += next.pixels
    next.go()
  }
}
