import { leadToStart } from '@cakrawala/page-server/first-page'
import { sizeFrom } from '@cakrawala/paging/paging'
import { mayExportLists } from '#domain/account/export-policy.ts'
import {
  managedAnnouncementsSeenBy,
  programAnnouncementsSeenBy,
} from '#domain/program/announcement/program-announcement-queries.server.ts'
import type { Manager } from '#domain/program/program.ts'
import { mayCreate } from '#domain/program/program-policy.ts'
import { programsFrom } from '#domain/program/program-queries.server.ts'
import { type Actor, isCompany } from '#kernel/actor.ts'
import type { Visit } from '#web/http/open.ts'
import { programFiltersOf } from './program-filters.ts'

/** Where the announcements on a page of a program begin: their name in its address. */
export const newsStart = 'news'

/** The announcements of a program to a reader of its page, from the cursor in the address. */
export async function programNewsOf(actor: Actor, programId: string, url: URL) {
  const news = await programAnnouncementsSeenBy(actor, programId, { from: url.searchParams.get(newsStart) })
  leadToStart(news, url, newsStart)
  return news
}

/** The same for the people who write it. */
export async function managedNewsOf(actor: Actor, programId: string, url: URL) {
  const news = await managedAnnouncementsSeenBy(actor, programId, { from: url.searchParams.get(newsStart) })
  leadToStart(news, url, newsStart)
  return news
}

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
