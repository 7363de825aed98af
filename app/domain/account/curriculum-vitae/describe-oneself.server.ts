import { eq } from 'drizzle-orm'
import { bughunters } from '#domain/account/account-tables.server.ts'
import { oneselfRevision } from '#domain/account/oneself-revision.server.ts'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import { renderMarkdown } from '#infra/markdown.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import type { SelfDescriptionInput } from './curriculum-vitae-input.ts'

/**
 * Writes what the public profile shows of a bughunter and their skills.
 * @throws Refusal not_found, conflict `saved_meanwhile`
 */
export async function describeOneself(actor: Actor, input: SelfDescriptionInput): Promise<void> {
  const { accountId } = found(isBughunter(actor) ? actor : null)
  const wanted = { about: input.about || null, skills: input.skills }
  const aboutHtml = wanted.about && (await renderMarkdown(wanted.about))
  await transaction(async (tx) => {
    const [row] = await tx.select().from(bughunters).where(eq(bughunters.accountId, accountId)).for('update')
    const before = found(row)
    const changed = [
      ...(wanted.about === before.about ? [] : ['about']),
      ...(wanted.skills.join('\n') === before.skills.join('\n') ? [] : ['skills']),
    ]
    // Sent twice, it is stored already.
    if (changed.length === 0) return
    if (input.revision !== undefined) {
      const { revision } = await oneselfRevision(tx, accountId, 'account.curriculum_vitae_changed')
      refuseUnless(revision === input.revision, 'conflict', 'saved_meanwhile')
    }
    await tx
      .update(bughunters)
      .set({ ...wanted, aboutHtml })
      .where(eq(bughunters.accountId, accountId))
    await record(tx, actor, 'account.curriculum_vitae_changed', accountId, { changed })
  })
}
