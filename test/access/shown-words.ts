import { readerAt } from '#i18n/address.ts'

/** Texts that are signed, and those every kind of reader is bound by. */
const signed = /\/(?:nda|agreement|contract|term-and-condition|privacy-policy)(?:\/|$)/
/** Words that end like "yours" and are none. */
const noAddress =
  /^(?:kamu|temu|bertemu|menemu|penemu|ditemu|ketemu|ilmu|tamu|jamu|jemu|semu|bumbu|palmu|mu)$/i

/** What is wrong with the words an Indonesian page shows. */
export function wordFaults(address: string, body: string): string[] {
  const text = shownText(body)
  return [...(signed.test(address) ? [] : addressFaults(address, text)), ...rawCodes(text)]
}

/** The page as it is read, without what people wrote and what is code. */
function shownText(body: string): string {
  return body
    .slice(body.indexOf('<body'))
    .replace(/<(script|style|textarea|pre|code|kbd)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<div class="[^"]*\bprose\b[\s\S]*?<\/div>/g, ' ')
    .replace(/<[^>]*\bfont-mono\b[^>]*>[^<]*/g, ' ')
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

/** Bughunters are called "kamu", everyone else "Anda", and no page calls its reader both. */
function addressFaults(address: string, text: string): string[] {
  const formal = text.match(/[^\n]*\bAnda\b[^\n]*/g) ?? []
  const informal = (text.match(/[^\n]*\b[\w-]*(?:kamu|mu)\b[^\n]*/gi) ?? []).filter(
    (line) =>
      /\bkamu\b/i.test(line) ||
      (line.match(/\b[a-z-]{2,}mu\b/gi) ?? []).some((word) => !noAddress.test(word)),
  )
  if (readerAt(address) === 'bughunter') return formal
  if (/^\/(?:company|hello|incident)\//.test(address)) return informal
  return formal.length > 0 && informal.length > 0 ? [...formal, ...informal] : []
}

/** Keys of messages, events and settings, which the reader's language has words for. */
function rawCodes(text: string): string[] {
  return (
    text.match(
      /(?<![\w@/.:-])[a-z]{2,}(?:_[a-z0-9]+)+(?![\w@/.])|(?<![\w@/.:-])[a-z]{3,}\.[a-z]+_[a-z_]+(?![\w@/.])|(?<![\w@/.:-])[a-z]{3,}(?:\/[a-z]{3,}){1,}(?![\w@/.])/g,
    ) ?? []
  )
}
