import { assetsSeenBy } from '#domain/company/asset/asset-queries.server.ts'
import { maySeeAssets } from '#domain/company/asset/asset-rules.ts'
import { managedProgramSeenBy } from '#domain/program/managed-program-queries.server.ts'
import { mayChangeManagement, mayEdit, mayManage } from '#domain/program/program-policy.ts'
import { openProposalIn } from '#domain/program/proposal/proposal-queries.server.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import type { Visit } from '#web/http/open.ts'

/** Of the newest assets; the rest is typed. */
const mostOffered = 100

/** The names of the reader's proved assets, which a target may name so that it is open at once. Empty for who writes no programs of a company. */
export async function provedNamesFor(actor: Actor): Promise<string[]> {
  if (!maySeeAssets(actor)) return []
  const { rows } = await assetsSeenBy(actor, { size: mostOffered })
  return rows.filter(({ state }) => state === 'proved').map(({ name }) => name)
}

/**
 * The program of an edit page, with the rules its form is filled from: the proposed ones where a version is proposed, unless
 * the address asks for those in force (`?from=present`). People who manage it but may not change it now (in review, ended)
 * are led to its page.
 * @param detail path of the area's program pages, without the id
 */
export async function editableProgramOf({ actor, params, url, go }: Visit, detail: string) {
  const program = found(await managedProgramSeenBy(actor, params.id ?? ''))
  refuseUnless(mayManage(actor, program), 'forbidden')
  if (!mayEdit(actor, program)) throw go(`${detail}/${program.id}`)
  const [proposal, proved] = await Promise.all([openProposalIn(actor, program), provedNamesFor(actor)])
  const present = url.searchParams.get('from') === 'present'
  return {
    program,
    rules: proposal && !present ? proposal.after : program,
    proposed: proposal && { version: proposal.version, shown: !present },
    proved,
    managementFixed: !mayChangeManagement(actor, program),
  }
}
