import { shareOwner } from '@cakrawala/fair-queue/request-scope'
import { renderMarkdown as render } from '@cakrawala/markdown/render'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'

/** Texts that requests of one account have rendered, also where nothing is saved in the end. */
const texts = rateLimit('texts', 1_200, 600)

/**
 * Renders Markdown as safe HTML, counted.
 * @throws Refusal too_many_requests (1,200 in ten minutes for an account or network), unavailable when too many wait
 */
export async function renderMarkdown(markdown: string): Promise<string> {
  const owner = shareOwner()
  if (owner !== undefined) await texts.take(owner)
  return render(markdown)
}
