import { mayExportLists } from '#domain/account/export-policy.ts'
import type { Manager } from '#domain/program/program.ts'
import { mayCreate } from '#domain/program/program-policy.ts'
import { programsSeenBy } from '#domain/program/program-queries.server.ts'
import { isCompany } from '#kernel/actor.ts'
import { sizeFrom } from '#kernel/paging.ts'
import type { Visit } from '../open.ts'
import { programFiltersOf } from './program-filters.ts'

/** What a company's lists of its programs show; `managedBy` holds some of them to one kind of management. */
export async function ownProgramsOf({ actor, url }: Visit, managedBy?: Manager) {
  const filter = programFiltersOf(url.searchParams)
  const size = sizeFrom(url.searchParams.get('size'))
  const own = { ...filter, ...(managedBy ? { managedBy } : {}), place: 'own', size } as const
  return {
    list: await programsSeenBy(actor, own),
    size,
    mayExport: mayExportLists(actor),
    mayCreate: isCompany(actor) && mayCreate(actor, actor.companyId),
  }
}
