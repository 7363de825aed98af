import { now } from '@cakrawala/calendar/clock'
import { isId, newId } from '@cakrawala/ids/ids'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { and, eq, sql } from 'drizzle-orm'
import { type Tx, transaction } from '#infra/database.ts'
import { type Actor, isBughunter, type Person } from '#kernel/actor.ts'
import { found, refuse, refuseField, refuseUnless } from '#kernel/refusal.ts'
import { reports } from '../report-tables.server.ts'
import { templateBounds } from './template-bounds.ts'
import type { RenameTemplateInput, SaveTemplateInput } from './template-input.ts'
import { reportTemplates } from './template-tables.server.ts'

const pace = rateLimit('report_templates', 60, 3_600)

/**
 * Saves the texts of an own report or draft as a template. The same texts under the same name are the one that is there.
 * @throws Refusal forbidden (not a bughunter); not_found (report); invalid_input (`templateName`: nothing is written yet); conflict
 *   `templates_full` (30); too_many_requests (60 changes an hour)
 */
export async function saveTemplate(
  actor: Actor,
  { reportId, templateName: name }: SaveTemplateInput,
): Promise<{ id: string }> {
  const hunter = hunterOf(actor)
  await pace.take(hunter.accountId)
  return transaction(async (tx) => {
    const texts = await textsOf(tx, hunter, reportId)
    if (Object.values(texts).every((text) => text.trim() === ''))
      refuseField('templateName', 'template_empty')
    const own = await ownTemplates(tx, hunter)
    const same = own.find((one) => isSame(one, { name, ...texts }))
    if (same) return { id: same.id }
    refuseUnless(own.length < templateBounds.templates, 'conflict', 'templates_full')
    const id = newId()
    await tx
      .insert(reportTemplates)
      .values({ id, ownerId: hunter.accountId, name, ...texts, updatedAt: now() })
    return { id }
  })
}

/** Gives a template another name. @throws Refusal forbidden; not_found (another's, or deleted); too_many_requests */
export async function renameTemplate(
  actor: Actor,
  templateId: string,
  { name }: RenameTemplateInput,
): Promise<void> {
  await changing(actor, templateId, (tx, own) =>
    tx
      .update(reportTemplates)
      .set({ name, updatedAt: now() })
      .where(own)
      .returning({ id: reportTemplates.id }),
  )
}

/** Deletes a template; reports begun with it stay as they are. @throws Refusal as `renameTemplate` */
export async function deleteTemplate(actor: Actor, templateId: string): Promise<void> {
  await changing(actor, templateId, (tx, own) =>
    tx.delete(reportTemplates).where(own).returning({ id: reportTemplates.id }),
  )
}

/** Removes the templates of a person who left. */
export async function eraseTemplates(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(reportTemplates).where(eq(reportTemplates.ownerId, accountId))
}

function hunterOf(actor: Actor): Person {
  refuseUnless(isBughunter(actor) && !actor.suspended, 'forbidden')
  return actor
}

async function changing(
  actor: Actor,
  templateId: string,
  work: (tx: Tx, own: ReturnType<typeof and>) => Promise<{ id: string }[]>,
): Promise<void> {
  const hunter = hunterOf(actor)
  if (!isId(templateId)) refuse('not_found')
  await pace.take(hunter.accountId)
  const own = and(eq(reportTemplates.id, templateId), eq(reportTemplates.ownerId, hunter.accountId))
  found((await transaction((tx) => work(tx, own)))[0])
}

type Texts = Record<'title' | 'pocMd' | 'impactMd' | 'recommendationMd', string>

async function textsOf(tx: Tx, { accountId }: Person, reportId: string): Promise<Texts> {
  const { title, pocMd, impactMd, recommendationMd } = reports
  const [row] = await tx
    .select({ title, pocMd, impactMd, recommendationMd })
    .from(reports)
    .where(and(eq(reports.id, reportId), eq(reports.reporterId, accountId)))
  return found(row)
}

/** The templates of a person, whom others of their forms wait for. */
async function ownTemplates(tx: Tx, { accountId }: Person) {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`templates:${accountId}`}, 0))`)
  return tx.select().from(reportTemplates).where(eq(reportTemplates.ownerId, accountId))
}

function isSame(one: Texts & { name: string }, other: Texts & { name: string }): boolean {
  const names = ['name', 'title', 'pocMd', 'impactMd', 'recommendationMd'] as const
  return names.every((name) => one[name] === other[name])
}
