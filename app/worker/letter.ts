import { letterHtml, oneLine } from '@cakrawala/mail-sender/letter-html'
import { wordsIn } from '#i18n/catalogue.ts'
import type { MailFacts, MailKind } from '#i18n/mail-kinds.ts'
import { mailFrame, mailWords } from '#i18n/mails.ts'
import { notificationWords } from '#i18n/notifications.ts'
import { settings } from '#infra/settings.ts'
import { inLocale, type Locale } from '#kernel/locale.ts'

export type Letter = { subject: string; text: string; html: string }
/** `why` in place of the usual sentence, for readers whom the mail reaches for another reason than an account. */
type LinkWords<Facts> = Record<'subject' | 'text', (facts: Facts) => string> & {
  why?: (facts: Facts) => string
  action: string
}

/** Renders a mail in a language. `link` is a whole address of ours; every other value is taken as plain text. */
export function letterOf(
  kind: MailKind,
  facts: MailFacts,
  { name, link, locale, stop }: { name: string; link: string; locale: Locale; stop?: string | undefined },
): Letter {
  const words = mailWords(kind, locale)
  const frame = wordsIn(mailFrame, locale)
  const [hello, text, why] = [frame.hello({ name }), words.text(facts), frame.why(facts)]
  return {
    subject: oneLine(words.subject(facts)),
    text: [
      hello,
      text,
      `${words.action}: ${link}`,
      `-- \n${why}${stop ? `\n${stopLabel(locale)}: ${stop}` : ''}`,
    ].join('\n\n'),
    html: letterHtml({
      locale,
      brand: facts.brand,
      hello,
      text,
      action: words.action,
      link,
      why,
      stop: stopLink(stop, locale),
    }),
  }
}

type PlainLetter = {
  subject: string
  name: string
  text: string
  action: string
  link: string
  locale: Locale
}

/** A mail about many things at once, with one link to their page. */
export function plainLetter({ subject, name, text, action, link, locale }: PlainLetter): Letter {
  const { brandName: brand } = settings()
  const frame = wordsIn(mailFrame, locale)
  const [hello, why] = [frame.hello({ name }), frame.why({ brand })]
  return {
    subject: oneLine(subject),
    text: [hello, text, `${action}: ${link}`, `-- \n${why}`].join('\n\n'),
    html: letterHtml({ locale, brand, hello, text, action, link, why }),
  }
}

function stopLink(stop: string | undefined, locale: Locale) {
  return stop === undefined ? undefined : { label: stopLabel(locale), address: stop }
}

function stopLabel(locale: Locale): string {
  return wordsIn(notificationWords, locale).stop.link
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
  program?: string | undefined
}

/** A mail with a code and no link: codes are typed, never clicked. `program` is the title of the one whose agreement it signs. */
export function codeLetter({ code, longCode, brand, locale, program }: CodeLetter): Letter {
  const { codes, why } = wordsIn(mailFrame, locale)
  const short = program === undefined ? codes.text({ code }) : codes.agreementText({ code, program })
  const text = longCode === null ? short : `${short}\n\n${codes.longText({ longCode })}`
  const end = why({ brand })
  return {
    subject: oneLine((program === undefined ? codes.subject : codes.agreementSubject)({ brand })),
    text: [text, `-- \n${end}`].join('\n\n'),
    html: letterHtml({ locale, brand, text, code, why: end }),
  }
}
