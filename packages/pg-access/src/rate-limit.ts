import { isTemporary } from '@cakrawala/errors/temporary-error'
import { Refusal } from '@cakrawala/refusal/refusal'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { databasePool } from './database.ts'

export type RateLimit = {
  /** Counts one try before the work begins. @throws Refusal too_many_requests; unavailable when it cannot count */
  take(key: string): Promise<void>
  /**
   * Counts one try, or as many as given, and returns whether they were within the limit.
   * @throws Refusal unavailable
   */
  takes(key: string, times?: number): Promise<boolean>
  /** Takes one counted try back. */
  giveBack(key: string): Promise<void>
  /** Forgets the tries of a key. */
  forget(key: string): Promise<void>
}

/**
 * A limit that all processes share: `most` tries per key in `seconds` from the first one.
 * Tries are counted in one atomic statement, so parallel ones cannot slip through.
 * @param name letters that keep the keys of one limit apart from another's
 */
export function rateLimit(name: string, most: number, seconds: number): RateLimit {
  const byPool = new WeakMap<pg.Pool, RateLimiterPostgres>()
  const limiter = () => {
    const pool = databasePool()
    const known = byPool.get(pool)
    if (known) return known
    const made = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix: name,
      points: most,
      duration: seconds,
    })
    byPool.set(pool, made)
    return made
  }
  /** @returns how long to wait, in milliseconds; null within the limit */
  const waitAfter = async (key: string, times = 1): Promise<number | null> => {
    try {
      await limiter().consume(key.slice(0, 200), times)
      return null
    } catch (problem) {
      if (problem instanceof RateLimiterRes) return problem.msBeforeNext
      if (!isTemporary(problem)) throw problem
      throw new Refusal('unavailable', { retryAfterSeconds: 5 })
    }
  }
  return {
    async take(key) {
      const wait = await waitAfter(key)
      if (wait !== null) throw new Refusal('too_many_requests', { retryAfterSeconds: Math.ceil(wait / 1000) })
    },
    takes: async (key, times) => (await waitAfter(key, times)) === null,
    async giveBack(key) {
      await limiter().reward(key.slice(0, 200))
    },
    async forget(key) {
      await limiter().delete(key.slice(0, 200))
    },
  }
}
