import { renderMarkdown } from '#infra/markdown.ts'
import { isPerson } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { z } from '#kernel/zod.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'

/** As much as the longest text of a form. */
const input = z.strictObject({ text: z.string().max(50_000, 'too_long') })

/** Opening the address shows nothing: it answers fields for long texts. */
export const loader = load(({ go }) => {
  throw go('/')
})

/** What a text becomes when it is shown. It is not stored, and counted with the texts of the account. */
export const action = act(async ({ actor }, form) => {
  refuseUnless(isPerson(actor) && form.get('intent') === 'preview', 'forbidden')
  return { html: await renderMarkdown(parseForm(input, form).text) }
})
