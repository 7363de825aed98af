import { isOverloaded } from '#infra/overloaded.ts'
import { isRefusal, Refusal } from '#kernel/refusal.ts'

/** The refusal an error stands for; a database without time for us is one (503), bugs are none. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (isRefusal(error)) return error
  return isOverloaded(error) ? new Refusal('unavailable', { retryAfterSeconds: 5 }) : undefined
}
