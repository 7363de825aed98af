/** Does something every `everyMs`, by a timer of this process: never twice at once, and whatever a queue does. */
export function startRepeating(
  work: () => Promise<unknown>,
  { everyMs, onFault }: { everyMs: number; onFault(error: unknown): void },
): { stop(): Promise<void> } {
  let working: Promise<void> | undefined
  const turn = async () => {
    try {
      await work()
    } catch (error) {
      onFault(error)
    } finally {
      working = undefined
    }
  }
  const timer = setInterval(() => {
    working ??= turn()
  }, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      await working
    },
  }
}
