import { leadToStart } from '@cakrawala/page-server/first-page'
import { sizeFrom } from '@cakrawala/paging/paging'
import { mayExportLists } from '#domain/account/export-policy.ts'
import type { Manager } from '#domain/program/program.ts'
import { mayCreate } from '#domain/program/program-policy.ts'
import { programsFrom } from '#domain/program/program-queries.server.ts'
import { isCompany } from '#kernel/actor.ts'
import type { Visit } from '../open.ts'
import { programFiltersOf } from './program-filters.ts'

/** What a company's lists of its programs show; `managedBy` holds some of them to one kind of management. */
export async function ownProgramsOf({ actor, url }: Visit, managedBy?: Manager) {
  const asked = url.searchParams
  const size = sizeFrom(asked.get('size'))
  const own = { ...programFiltersOf(asked), ...(managedBy ? { managedBy } : {}), place: 'own' } as const
  const list = await programsFrom(actor, own, { from: asked.get('from'), size })
  leadToStart(list, url)
  return {
    list,
    size,
    mayExport: mayExportLists(actor),
    mayCreate: isCompany(actor) && mayCreate(actor, actor.companyId),
  }
}
