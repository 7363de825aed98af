import { managedProgramSeenBy } from '#domain/program/managed-program-queries.server.ts'
import { mayChangeManagement, mayEdit, mayManage } from '#domain/program/program-policy.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import type { Visit } from '../open.ts'

/**
 * The program of an edit page. People who manage it but may not change it now (in review, ended) are led to its page.
 * @param detail path of the area's program pages, without the id
 */
export async function editableProgramOf({ actor, params, go }: Visit, detail: string) {
  const program = found(await managedProgramSeenBy(actor, params.id ?? ''))
  refuseUnless(mayManage(actor, program), 'forbidden')
  if (!mayEdit(actor, program)) throw go(`${detail}/${program.id}`)
  return { program, managementFixed: !mayChangeManagement(actor, program) }
}
