import { agreementTextSeenBy } from '#domain/program/agreement/agreement-queries.server.ts'
import { managedProgramSeenBy } from '#domain/program/managed-program-queries.server.ts'
import { found } from '#kernel/refusal.ts'
import type { Visit } from '../open.ts'

/** The present agreement text, for people of the program's company and of the platform team. */
export async function managedAgreementOf({ actor, params }: Visit) {
  const program = found(await managedProgramSeenBy(actor, params.id ?? ''))
  return found(await agreementTextSeenBy(actor, program.id))
}
