type Options = {
  everyMs?: number
  onFault: (error: unknown) => void
  /** Called when there was something. */
  onRead?: () => void
}

/**
 * Reads what is new whenever it is poked and every `everyMs` besides, never twice at once.
 * @param read one batch; `isFull`: there may be more
 */
export function startPollLoop(
  read: () => Promise<{ count: number; isFull: boolean }>,
  { everyMs = 5_000, onFault, onRead }: Options,
): { poke(): void; stop(): Promise<void> } {
  let wanted = false
  let stopped = false
  let running: Promise<void> | undefined
  const drain = async () => {
    while (wanted && !stopped) {
      wanted = false
      try {
        const { count, isFull } = await read()
        if (count > 0) onRead?.()
        if (isFull) wanted = true
      } catch (error) {
        onFault(error)
      }
    }
    running = undefined
  }
  const poke = () => {
    wanted = true
    if (!stopped) running ??= drain()
  }
  const timer = setInterval(poke, everyMs)
  poke()
  return {
    poke,
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
