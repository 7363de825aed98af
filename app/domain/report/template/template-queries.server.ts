import { isId } from '@cakrawala/ids/ids'
import { and, asc, eq } from 'drizzle-orm'
import { database, type Tx } from '#infra/database.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { reportTemplates } from './template-tables.server.ts'

/** A line of one's own templates; `title`: of the report it was made from. */
export const templateLine = z.object({ id: text, name: text, title: text, updatedAt: moment })
export type TemplateLine = z.infer<typeof templateLine>

/** The texts a report begins with. */
export const templateTexts = z.object({ title: text, pocMd: text, impactMd: text, recommendationMd: text })
export type TemplateTexts = z.infer<typeof templateTexts>

export const templateView = templateLine.extend(templateTexts.shape)
export type TemplateView = z.infer<typeof templateView>

/** A bughunter's own templates by name. @throws Refusal forbidden for everybody else */
export async function templatesSeenBy(viewer: Actor): Promise<TemplateLine[]> {
  refuseUnless(isBughunter(viewer), 'forbidden')
  const { id, name, title, updatedAt } = reportTemplates
  return database()
    .select({ id, name, title, updatedAt })
    .from(reportTemplates)
    .where(eq(reportTemplates.ownerId, viewer.accountId))
    .orderBy(asc(name), asc(id))
}

/** One of them, whole. @throws Refusal forbidden; not_found for another's */
export async function ownTemplate(viewer: Actor, templateId: string): Promise<TemplateView> {
  refuseUnless(isBughunter(viewer), 'forbidden')
  if (!isId(templateId)) refuse('not_found')
  const { id, name, title, pocMd, impactMd, recommendationMd, updatedAt } = reportTemplates
  const [row] = await database()
    .select({ id, name, title, pocMd, impactMd, recommendationMd, updatedAt })
    .from(reportTemplates)
    .where(and(eq(id, templateId), eq(reportTemplates.ownerId, viewer.accountId)))
  return found(row)
}

/** A person's own templates, for the copy of their data. */
export async function exportTemplateData(tx: Pick<Tx, 'select'>, accountId: string) {
  const { name, title, pocMd, impactMd, recommendationMd, updatedAt } = reportTemplates
  return tx
    .select({ name, title, pocMd, impactMd, recommendationMd, updatedAt })
    .from(reportTemplates)
    .where(eq(reportTemplates.ownerId, accountId))
    .orderBy(asc(name), asc(reportTemplates.id))
}
