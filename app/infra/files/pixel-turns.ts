/** Points that are drawn at the same time; a picture takes up to 12 bytes a point on its way. */
const mostAtOnce = 40_000_000

let drawing = 0
const waiting: { pixels: number; go: () => void }[] = []

/**
 * Does `work` once there is room for so many points beside what others draw, in the order they came: large pictures go one
 * after the other, small ones together.
 */
export async function inTurn<T>(pixels: number, work: () => Promise<T>): Promise<T> {
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
