/** One moment of a calendar. `text` is plain; lines end with LF. */
export type CalendarMoment = {
  /** Stays with the thing the moment is about: a calendar that knows it moves the entry instead of adding another. */
  uid: string
  at: Date
  title: string
  text: string
  /** Where it is read, as a whole address. */
  address: string
}

/**
 * Moments as an iCalendar file (RFC 5545): UTC times, text escaped, lines folded at 75 octets, CRLF. Each entry takes no
 * time of its own and hides no free hour.
 * @param made when the file was made: a calendar takes the later one of two files
 */
export function calendarFile(moments: readonly CalendarMoment[], brand: string, made: Date): Buffer {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(brand)}//Deadlines//ID`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...moments.flatMap((moment) => entryOf(moment, made)),
    'END:VCALENDAR',
  ]
  return Buffer.from(lines.map((line) => `${folded(line)}\r\n`).join(''))
}

function entryOf({ uid, at, title, text, address }: CalendarMoment, made: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(made)}`,
    `DTSTART:${utc(at)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${address}`,
    'CLASS:CONFIDENTIAL',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** `20261122T033000Z` (3.3.5, form 2). */
function utc(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

/** TEXT (3.3.11): no control signs but the line ends, which are written as `\n`. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** No line is longer than 75 octets; what goes on begins with a space (3.1). Letters stay whole. */
function folded(line: string): string {
  const most = 75
  let octets = 0
  let out = ''
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (octets + size > most) {
      out += '\r\n '
      octets = 1
    }
    out += letter
    octets += size
  }
  return out
}
