import type { MailFailure } from './mail-failure.ts'

/**
 * Knows whether the mail server can be asked at all. While it is away, one mail at a time tries it after growing pauses, and
 * no other mail waits for an answer or uses up a try.
 */
export type MailBreaker = {
  /**
   * Whether a mail may go now. While the server is down, `true` makes it the probe: report its result, or
   * `unused`.
   */
  admits(): boolean
  unused(): void
  /** @returns for how many milliseconds the server was away, when it is back with this success; else null */
  succeeded(): number | null
  /** @param key whom the mail was for: one slow address is no slow server. @returns as `succeeded` */
  failed(failure: MailFailure, key: string): number | null
  state(): { awaySince: Date | null; reason: string | null }
}

type Limits = { firstPauseMs?: number; longestPauseMs?: number; nowMs?: () => number }

/** So many different recipients in a row make it the server's fault. */
const most = { slow: 2, denied: 2, later: 4 } as const
type Strike = keyof typeof most

export function createBreaker(limits: Limits = {}): MailBreaker {
  const { firstPauseMs = 1_000, longestPauseMs = 60_000, nowMs = Date.now } = limits
  const strikes = { slow: new Set<string>(), denied: new Set<string>(), later: new Set<string>() }
  let away: { since: Date; reason: string; pauseMs: number; nextAt: number; probing: boolean } | null = null

  const open = (reason: string) => {
    // Only a failed probe makes the pause longer; mails that were under way when the server went do not.
    const pauseMs = away?.probing
      ? Math.min(away.pauseMs * 2, longestPauseMs)
      : (away?.pauseMs ?? firstPauseMs)
    const since = away?.since ?? new Date(nowMs())
    away = { since, reason, pauseMs, nextAt: nowMs() + pauseMs, probing: false }
  }
  const close = () => {
    for (const kind of Object.values(strikes)) kind.clear()
    const awayMs = away && nowMs() - away.since.getTime()
    away = null
    return awayMs
  }
  const unused = () => {
    if (away) away.probing = false
  }
  return {
    unused,
    succeeded: close,
    admits() {
      if (!away) return true
      if (away.probing || nowMs() < away.nextAt) return false
      away.probing = true
      return true
    },
    failed({ kind, reason }, key) {
      if (kind === 'away' || kind === 'refused') open(reason)
      else if (kind === 'address' || kind === 'message') return close()
      else if (kind === 'other') unused()
      else if (struckOut(strikes, kind, key) || away) open(reason)
      return null
    },
    state: () => ({ awaySince: away?.since ?? null, reason: away?.reason ?? null }),
  }
}

function struckOut(strikes: Record<Strike, Set<string>>, kind: Strike, key: string): boolean {
  strikes[kind].add(key)
  return strikes[kind].size >= most[kind]
}
