/** A script of an older release that is gone makes the page load again at most once in this time. */
export const reloadGuardMs = 60_000

const key = 'chunk-reload'

/**
 * Whether the page may load itself anew because one of its scripts could not be loaded; remembers that it did. Where the
 * browser remembers nothing it may not: it could go round for ever.
 * @param at milliseconds since 1970
 */
export function mayReload(memory: Pick<Storage, 'getItem' | 'setItem'>, at: number): boolean {
  try {
    const last = memory.getItem(key)
    // A clock set back must not forbid it for good.
    if (last !== null && Math.abs(at - Number(last)) < reloadGuardMs) return false
    memory.setItem(key, String(at))
    return true
  } catch {
    return false
  }
}

/** React Router asks this before it reloads (see `scripts/vite/guarded-reload.ts`). Otherwise the error page is shown. */
export function mayReloadNow(): boolean {
  try {
    return mayReload(window.sessionStorage, Date.now())
  } catch {
    return false
  }
}
