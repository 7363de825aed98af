import { type Actor, isBughunter } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { refuseField, refuseUnless } from '#kernel/refusal.ts'
import { z } from '#kernel/zod.ts'
import { type SavedDraft, saveDraft } from '../draft/save-draft.server.ts'
import { familyOf } from '../families/template-families.ts'
import { saveDraftInput } from '../report-input.ts'
import { ownTemplate, type TemplateTexts } from './template-queries.server.ts'

/** A draft and what fills it: the key of a family or the id of an own template. `replace`: also what is written already. */
export const beginInput = saveDraftInput.extend({
  template: z.string().min(1, 'choose').max(60, 'invalid'),
  replace: z.enum(['true', 'false']).default('false'),
})
export type BeginInput = z.output<typeof beginInput>

const names = ['title', 'pocMd', 'impactMd', 'recommendationMd'] as const

/**
 * Saves a draft with the texts of a template: in its empty fields, or in all of them if asked for.
 * @throws Refusal as `saveDraft`; invalid_input (`template`: there is none of this name)
 */
export async function beginWithTemplate(
  actor: Actor,
  programId: string,
  { template, replace, ...draft }: BeginInput,
  locale: Locale,
): Promise<SavedDraft> {
  refuseUnless(isBughunter(actor), 'forbidden')
  const texts = familyOf(template)?.[locale] ?? (await templateOf(actor, template))
  const filled = { ...draft }
  for (const name of names)
    if (texts[name] !== '' && (replace === 'true' || draft[name].trim() === '')) filled[name] = texts[name]
  return saveDraft(actor, programId, filled)
}

async function templateOf(actor: Actor, id: string): Promise<TemplateTexts> {
  if (!z.uuidv7().safeParse(id).success) refuseField('template', 'choose')
  return ownTemplate(actor, id)
}
