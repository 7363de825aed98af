import { type Actor, isBughunter } from '#kernel/actor.ts'
import { refuseField } from '#kernel/refusal.ts'
import { placeholdersIn } from './placeholders.ts'

/**
 * Refuses a text of staff that still has a placeholder to be filled in, beside its field. What bughunters write may have such signs:
 * some flaws are found with them. @throws Refusal invalid_input
 */
export function refusePlaceholders(author: Actor, field: string, text: string): void {
  if (isBughunter(author)) return
  const [left] = placeholdersIn(text)
  if (left !== undefined) refuseField(field, 'placeholder_left', { placeholder: left })
}
