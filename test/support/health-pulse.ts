/**
 * Asks for the health of a site all the time while some work runs.
 * @returns what the work gave, and the longest any of the answers took, in milliseconds
 */
export async function whileHealthIsAsked<T>(origin: string, work: () => Promise<T>) {
  let over = false
  let longest = 0
  const ask = async () => {
    while (!over) {
      const started = performance.now()
      await (await fetch(`${origin}/health/live`)).text()
      longest = Math.max(longest, performance.now() - started)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  await (await fetch(`${origin}/health/live`)).text()
  const asking = ask()
  const given = await work().finally(() => {
    over = true
  })
  await asking
  return { given, longest }
}
