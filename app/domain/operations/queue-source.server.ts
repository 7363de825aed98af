import type { SQL } from 'drizzle-orm'
import type { QueueName } from './work-queue.ts'

/**
 * What waits at a work queue, as parts of a statement. Where nothing is promised, a goal counts as due
 * (docs/decisions/0017).
 */
export type Work = {
  desk: QueueName
  /** The tables that hold what waits, and the condition. */
  of: SQL
  where: SQL
  id: SQL
  since: SQL
  /** The moment that orders it, as an index has it, and how much later it is due. */
  from: SQL
  goal?: string
  /** Whose it is, for work queues with takers of their own; the others have claims. */
  taker?: SQL
  /** Tables that only words come from. */
  beside?: SQL
  title: SQL
  /** A code, a company or a person, where the title alone does not name it. */
  about?: SQL
  /** What an address needs besides the work queue. */
  place?: SQL
}
