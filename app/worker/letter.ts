import { wordsIn } from '#i18n/catalogue.ts'
import type { MailFacts, MailKind } from '#i18n/mail-kinds.ts'
import { mailFrame, mailWords } from '#i18n/mails.ts'
import { notificationWords } from '#i18n/notifications.ts'
import { settings } from '#infra/settings.ts'
import type { Locale } from '#kernel/locale.ts'

export type Letter = { subject: string; text: string; html: string }
export type LinkFacts = { brand: string; company: string; account: string; code: string; state: string }
/** `why` in place of the usual sentence, for readers whom the mail reaches for another reason than an account. */
export type LinkWords = Record<'subject' | 'text', (facts: LinkFacts) => string> & {
  why?: (facts: LinkFacts) => string
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
    html: htmlOf({ locale, brand: facts.brand, hello, text, action: words.action, link, why, stop }),
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
    html: htmlOf({ locale, brand, hello, text, action, link, why }),
  }
}

function stopLabel(locale: Locale): string {
  return wordsIn(notificationWords, locale).stop.link
}

/** A mail with a link good for one act; it greets no one, because the address may have no account. */
export function linkLetter(words: LinkWords, facts: LinkFacts, link: string, locale: Locale): Letter {
  const [text, why] = [words.text(facts), (words.why ?? wordsIn(mailFrame, locale).why)(facts)]
  return {
    subject: oneLine(words.subject(facts)),
    text: [text, `${words.action}: ${link}`, `-- \n${why}`].join('\n\n'),
    html: htmlOf({ locale, brand: facts.brand, text, action: words.action, link, why }),
  }
}

type CodeLetter = { code: string; brand: string; locale: Locale; program?: string | undefined }

/** A mail with a code and no link: codes are typed, never clicked. `program` is the title of the one whose agreement it signs. */
export function codeLetter({ code, brand, locale, program }: CodeLetter): Letter {
  const { codes, why } = wordsIn(mailFrame, locale)
  const text = program === undefined ? codes.text({ code }) : codes.agreementText({ code, program })
  const end = why({ brand })
  return {
    subject: oneLine((program === undefined ? codes.subject : codes.agreementSubject)({ brand })),
    text: [text, `-- \n${end}`].join('\n\n'),
    html: htmlOf({ locale, brand, text, code, why: end }),
  }
}

type Parts = {
  locale: Locale
  brand: string
  hello?: string
  text: string
  code?: string
  action?: string
  link?: string
  why: string
  stop?: string | undefined
}

/** Mail programs know no stylesheets: the few declarations are inline. */
function htmlOf({ locale, brand, hello, text, code, action, link, why, stop }: Parts): string {
  const button =
    action && link
      ? `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0F5C8C;color:#FFFFFF;font-weight:600;text-decoration:none">${escapeHtml(action)}</a></p>`
      : ''
  const big = code
    ? `<p style="margin:24px 0;font:600 32px ui-monospace,monospace;letter-spacing:6px">${escapeHtml(code)}</p>`
    : ''
  const end = stop
    ? `<br><a href="${escapeHtml(stop)}" style="color:#4A5B6C">${escapeHtml(stopLabel(locale))}</a>`
    : ''
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(brand)}</title></head>
<body style="margin:0;padding:24px;background:#FBFAF7;color:#0B1F33;font:16px/1.6 'Plus Jakarta Sans',system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#FFFFFF;border:1px solid #E4E1D8;border-radius:8px">
<p style="margin:0 0 24px;padding-bottom:12px;border-bottom:2px solid #E4572E;font-weight:700">${escapeHtml(brand)}</p>
${hello ? `<p>${escapeHtml(hello)}</p>` : ''}${paragraphs(text)}${big}${button}
<p style="margin:32px 0 0;color:#4A5B6C;font-size:13px">${escapeHtml(why)}${end}</p>
</div></body></html>`
}

/** An empty line parts paragraphs; what people wrote keeps its lines. */
function paragraphs(text: string): string {
  const parts = text.split(/\n\s*\n/)
  return parts.map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`).join('')
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** A subject is one header line: names chosen by people must not add another. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
