import type { CompanyLogType, LogLine, LogObject } from '#domain/report/company-log/company-log.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { userLogWords } from '#i18n/user-log.ts'
import type { Locale } from '#kernel/locale.ts'

/** A part of a sentence: words, and what of them leads somewhere (a path without language). */
export type SentencePart = { text: string; to?: string }

/** What happened, in the reader's language, as it follows the name of who did it. */
export function actParts(line: LogLine, locale: Locale): SentencePart[] {
  const { acts, closer } = wordsIn(userLogWords, locale)
  const all: Record<CompanyLogType, string> = acts
  const near = (closer as Record<string, Record<string, string> | undefined>)[line.type]
  const { detail } = line
  const act = detail !== null && near && Object.hasOwn(near, detail) ? near[detail]! : all[line.type]
  return act.split(/(\{\w+\})/).flatMap((part) => {
    if (part === '{object}') return objectParts(line, locale)
    if (part === '{set}') return [{ text: String(line.testAccount?.number ?? '') }]
    if (part === '{bughunter}') return [{ text: line.testAccount?.bughunter ?? '' }]
    return part === '{member}' ? [memberPart(line, locale)] : [{ text: part }]
  })
}

/** A report or program by name, or as one of its kind where the reader may not know which. */
function objectParts({ object, type }: LogLine, locale: Locale): SentencePart[] {
  const { things, unnamed } = wordsIn(userLogWords, locale)
  if (object === null) return [{ text: type.startsWith('program.') ? unnamed.program : unnamed.report }]
  return [{ text: `${things[object.kind]} ` }, { text: objectText(object), to: placeOf(object) }]
}

/** One link a line is enough: on phones it covers the line. */
function memberPart({ member, object }: LogLine, locale: Locale): SentencePart {
  if (member === null) return { text: wordsIn(userLogWords, locale).unnamed.member }
  return { text: member.name, ...(object === null ? { to: `/company/team/edit/${member.id}` } : {}) }
}

function placeOf(object: LogObject): string {
  return object.kind === 'report'
    ? `/company/reports/detail/${object.hash}/${object.id}`
    : `/company/programs/detail/${object.id}`
}

/** The same as plain text, for a cell of its own. */
export function actText(line: LogLine, locale: Locale): string {
  const text = actParts(line, locale)
    .map((part) => part.text)
    .join('')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Done by people who had no account at that moment. */
const joining = ['company.signed_up', 'company.member_joined'] as const satisfies readonly CompanyLogType[]

/** Done by the bughunter who has the test account. */
const byBughunter = [
  'program.test_account_given',
  'program.test_account_shown',
] as const satisfies readonly CompanyLogType[]

type Doer = Pick<LogLine, 'who' | 'type' | 'testAccount'>

/** Who did it: the name, or the platform's team, which has no names here. */
export function whoText({ who, type, testAccount }: Doer, locale: Locale): string {
  const { platform, someone } = wordsIn(userLogWords, locale)
  if (who) return who.name ?? who.username
  if (byBughunter.some((one) => one === type) && testAccount?.bughunter) return testAccount.bughunter
  return joining.some((one) => one === type) ? someone : platform
}

export function objectText(object: LogObject | null): string {
  if (object === null) return ''
  return object.kind === 'report' ? object.code : object.title
}
