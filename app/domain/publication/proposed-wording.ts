import { hideInternals } from './hidden-internals.ts'
import { type DisclosureText, wordingBounds } from './publication-input.ts'

/** What a wording is proposed from: the report as it was sent, and its English summary where it has one. */
export type WordingSource = {
  title: string
  summary: string | null
  pocMd: string
  impactMd: string
  recommendationMd: string
  /** Names that may not become public, of a private program and its company. */
  names: readonly string[]
}

/** Above each part of the report in the proposed text. */
export type WordingHeadings = Record<'poc' | 'impact' | 'recommendation', string>

/** The words a request begins with, and how many places of them were left out of the report. */
export type ProposedWording = DisclosureText & { hidden: number }

/**
 * The public version of a report as it is proposed to the person who asks for its publication: its own words without what must not be
 * public. The first paragraph is the summary where nobody wrote one.
 */
export function proposedWording(source: WordingSource, headings: WordingHeadings): ProposedWording {
  const { summary, pocMd, impactMd, recommendationMd, names } = source
  let hidden = 0
  const hide = (text: string) => {
    const shown = hideInternals(text, names)
    hidden += shown.hidden
    return shown.text.trim()
  }
  const [poc, impact, recommendation] = [hide(pocMd), hide(impactMd), hide(recommendationMd)]
  const sections = [
    [headings.poc, poc],
    [headings.impact, impact],
    [headings.recommendation, recommendation],
  ]
  const body = sections.map(([heading, text]) => `## ${heading}\n\n${text}`).join('\n\n')
  return {
    title: cut(hide(source.title), wordingBounds.title.max),
    summary: cut(hide(summary ?? '') || firstParagraph(poc, impact), wordingBounds.summary.max),
    body: cutLines(body, wordingBounds.body.max),
    hidden,
  }
}

/** A line that begins a heading, a list, a quotation, a table or code is no prose. */
const noProse = /^\s*(?:#|[-*+>|]|\d+[.)]\s|```|~~~| {4})/

function firstParagraph(...texts: string[]): string {
  const paragraphs = texts.flatMap((text) => text.split(/\n\s*\n/, 200))
  const prose = paragraphs.find((one) => !noProse.test(one) && one.trim().length >= wordingBounds.summary.min)
  return prose?.replace(/\s+/g, ' ').trim() ?? ''
}

/** At most so many characters, cut between two words. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const short = text.slice(0, most - 1)
  const space = short.lastIndexOf(' ')
  return `${short.slice(0, space > most / 2 ? space : undefined).trimEnd()}…`
}

/** The same of a long text, cut between two lines; code that was cut is closed. */
function cutLines(text: string, most: number): string {
  if (text.length <= most) return text
  const short = text.slice(0, most - 10)
  const lines = short.slice(0, Math.max(short.lastIndexOf('\n'), 1)).trimEnd()
  const open = (lines.match(/^```/gm)?.length ?? 0) % 2 === 1
  return `${lines}${open ? '\n```' : ''}\n\n…`
}
