/**
 * The most processor time that this thread used in one turn of its event loop while `work` went on, in milliseconds. What other
 * processes of the machine do counts for nothing.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = process.threadCpuUsage()
  let going = true
  const turn = () => {
    const { user, system } = process.threadCpuUsage(last)
    longest = Math.max(longest, (user + system) / 1_000)
    last = process.threadCpuUsage()
    if (going) setImmediate(turn)
  }
  setImmediate(turn)
  try {
    await work()
  } finally {
    going = false
  }
  return longest
}
