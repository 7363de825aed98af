import type { Again } from '@cakrawala/page-parts/refused'
import { proposedWordingFor } from '#domain/publication/proposed-wording.server.ts'
import {
  type DisclosureText,
  disclosureTextInput,
  rewordInput,
  wordingOf,
} from '#domain/publication/publication-input.ts'
import type { PublicationView } from '#domain/publication/publication-view.ts'
import { reportWords } from '#i18n/report.ts'
import { renderMarkdown } from '#infra/markdown.ts'
import type { Visit } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { typedIn } from '../typed-in.ts'
import { type WritingMove, writingMoves } from './writing-moves.ts'

/** What a wording becomes when it is published. */
export type WordingPreview = { title: string; summaryHtml: string; bodyHtml: string }

/** The form of a wording as a page opens it. `hidden`: how many places of the report were left out of what is proposed. */
export type PublicationWriting = {
  move: WritingMove
  wording: DisclosureText & { hidden: number }
  preview: WordingPreview
}

/**
 * The wording a reader is about to write on a page opened with `?publication=`; null where they may not, or did not ask. It begins
 * with the one before, else with what the report says, in the language of reports.
 */
export async function publicationWriting(
  { actor, url }: Visit,
  publication: PublicationView,
): Promise<PublicationWriting | null> {
  const asked = url.searchParams.get('publication')
  const move = writingMoves.find((one) => one === asked && publication.moves.includes(one))
  if (move === undefined) return null
  const { reportId, telling } = publication
  const wording = telling
    ? { ...telling, hidden: 0 }
    : await proposedWordingFor(actor, reportId, reportWords.id.body)
  return { move, wording, preview: await previewOf(wording) }
}

/** The form once more, as it was typed, with what it would become. @throws Refusal invalid_input */
export async function previewAgain(form: FormData): Promise<Again & { preview: WordingPreview }> {
  const typed = new FormData()
  for (const [name, value] of form) if (name !== 'preview') typed.append(name, value)
  const input =
    form.get('intent') === 'publication_reword'
      ? parseForm(rewordInput, typed)
      : parseForm(disclosureTextInput, typed)
  return { again: true, typed: typedIn(form), preview: await previewOf(wordingOf(input)) }
}

async function previewOf({ title, summary, body }: DisclosureText): Promise<WordingPreview> {
  const [summaryHtml, bodyHtml] = await Promise.all([renderMarkdown(summary), renderMarkdown(body)])
  return { title, summaryHtml, bodyHtml }
}
