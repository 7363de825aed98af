import { letterHtml, oneLine, type Section } from '@cakrawala/mail-sender/letter-html'
import type { NoticeGroup } from '#domain/notification/notification.ts'
import { type WordsOf, wordsIn } from '#i18n/catalogue.ts'
import type { MailFacts, MailKind } from '#i18n/mail-kinds.ts'
import { mailFrame, mailSubject, mailWords } from '#i18n/mails.ts'
import { notificationWords } from '#i18n/notifications.ts'
import { settings } from '#infra/settings.ts'
import { inLocale, type Locale } from '#kernel/locale.ts'

export type Letter = { subject: string; text: string; html: string }
/** `why` in place of the usual sentence, for readers whom the mail reaches for another reason than an account. */
type LinkWords<Facts> = Record<'subject' | 'text', (facts: Facts) => string> & {
  why?: (facts: Facts) => string
  action: string
}

type Envelope = { name: string; link: string; locale: Locale; group: NoticeGroup; stop?: string | undefined }

/** Renders a mail in a language. `link` is a whole address of ours; every other value is taken as plain text. */
export function letterOf(kind: MailKind, facts: MailFacts, { group, ...envelope }: Envelope): Letter {
  const { text, action } = mailWords(kind, envelope.locale)
  const topic = wordsIn(notificationWords, envelope.locale).groups[group]
  const about = [topic, facts.code, facts.program].filter(Boolean).join(' · ')
  const subject = mailSubject(kind, facts, envelope.locale)
  return plainLetter({ ...envelope, subject, about, text: text(facts), action })
}

type PlainLetter = {
  subject: string
  about?: string
  name: string
  text: string
  sections?: readonly Section[]
  action: string
  link: string
  stop?: string | undefined
  locale: Locale
}

/** A mail with one text or many lines, and a link to the page of all of it. */
export function plainLetter(letter: PlainLetter): Letter {
  const { subject, about, name, text, sections = [], action, link, stop, locale } = letter
  const { brandName: brand } = settings()
  const frame = wordsIn(mailFrame, locale)
  const [hello, why] = [frame.hello({ name }), frame.why({ brand })]
  const ends =
    stop === undefined ? undefined : { label: wordsIn(notificationWords, locale).stop.link, address: stop }
  const foot = `-- \n${why}${ends ? `\n${ends.label}: ${ends.address}` : ''}`
  const parts = [
    ...(about ? [about] : []),
    hello,
    text,
    ...sections.map(sectionText),
    `${action}: ${link}`,
    foot,
  ]
  return {
    subject: oneLine(subject),
    text: parts.join('\n\n'),
    html: letterHtml({ locale, brand, about, hello, text, sections, action, link, why, stop: ends }),
  }
}

function sectionText({ title, lines }: Section): string {
  return [title, ...lines.map(({ text, link }) => `• ${text}${link ? `\n  ${link}` : ''}`)].join('\n')
}

/** A mail with a link good for one act; it greets no one, because the address may have no account. */
export function linkLetter<Facts extends { brand: string }>(
  words: LinkWords<Facts>,
  facts: Facts,
  link: string,
  locale: Locale,
): Letter {
  const [text, why] = [words.text(facts), (words.why ?? wordsIn(mailFrame, locale).why)(facts)]
  return {
    subject: oneLine(words.subject(facts)),
    text: [text, `${words.action}: ${link}`, `-- \n${why}`].join('\n\n'),
    html: letterHtml({ locale, brand: facts.brand, text, action: words.action, link, why }),
  }
}

/** A mail to the owner of an account whose address was given at a sign-up. */
export function accountExistsLetter(account: string, locale: Locale): Letter {
  const { codes } = wordsIn(mailFrame, locale)
  const { brandName: brand, origin } = settings()
  return plainLetter({
    ...{ subject: codes.knownSubject({ brand }), name: account, text: codes.knownText({ account }) },
    ...{ action: codes.knownAction, link: `${origin}${inLocale('/sign-in', locale)}`, locale },
  })
}

type CodeLetter = {
  code: string
  longCode: string | null
  brand: string
  locale: Locale
  signs?: SignedByCode | null
}

/** What a code signs: the agreement of the program of this title, or the contract of a company. */
export type SignedByCode = { program: string } | 'contract'

/** A mail with a code and no link: codes are typed, never clicked. */
export function codeLetter({ code, longCode, brand, locale, signs = null }: CodeLetter): Letter {
  const { codes, why } = wordsIn(mailFrame, locale)
  const [subject, short] = codeWords(codes, code, signs)
  const text = longCode === null ? short : `${short}\n\n${codes.longText({ longCode })}`
  const end = why({ brand })
  return {
    subject: oneLine(subject({ brand })),
    text: [text, `-- \n${end}`].join('\n\n'),
    html: letterHtml({ locale, brand, text, code, why: end }),
  }
}

function codeWords(codes: WordsOf<typeof mailFrame>['codes'], code: string, signs: SignedByCode | null) {
  if (signs === null) return [codes.subject, codes.text({ code })] as const
  if (signs === 'contract') return [codes.contractSubject, codes.contractText({ code })] as const
  return [codes.agreementSubject, codes.agreementText({ code, program: signs.program })] as const
}
