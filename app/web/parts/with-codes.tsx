/** The code of a report, a ticket or a payout: a word, year and number, for reports a check sign. */
const code = /(\b[A-Z0-9]{1,12}-\d{4}-\d{6,}(?:-[0-9A-Z])?\b)/

/** A sentence that keeps the codes in it on one line. */
export function WithCodes({ text }: { text: string }) {
  const parts = text.split(code)
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
