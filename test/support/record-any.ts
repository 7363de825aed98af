import type { EventType } from '#domain/event/event.ts'
import { record } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'

type RecordAny = (
  tx: Tx,
  actor: Actor,
  type: EventType,
  subjectId: string,
  facts?: Readonly<Record<string, unknown>>,
) => Promise<void>

/** Records an event with only the facts a test needs, as an older version of the platform may have. */
export const recordAny: RecordAny = record as RecordAny
