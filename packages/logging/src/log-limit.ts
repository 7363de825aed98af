/**
 * Lets one line a second through and counts the others.
 * @param write writes a line; `leftOut` is how many were left out since the last one. Without a line of its own (`null`)
 * only the count is to be written: at the end of a second in which lines were left out.
 */
export function oneLineASecond<Line>(
  write: (line: Line | null, leftOut: number) => void,
  pauseMs = 1_000,
): (line: Line) => void {
  let leftOut = 0
  let pausing = false
  const pause = () => {
    pausing = true
    setTimeout(() => {
      pausing = false
      if (leftOut === 0) return
      const count = leftOut
      leftOut = 0
      write(null, count)
      pause()
    }, pauseMs).unref()
  }
  return (line) => {
    if (pausing) {
      leftOut++
      return
    }
    write(line, 0)
    pause()
  }
}
