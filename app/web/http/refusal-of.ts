import { isTemporary } from '@cakrawala/errors/temporary-error'
import { isRefusal, Refusal } from '#kernel/refusal.ts'

/** The refusal an error represents; what passes by itself is one (503), bugs are none. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (isRefusal(error)) return error
  return isTemporary(error) ? new Refusal('unavailable') : undefined
}
