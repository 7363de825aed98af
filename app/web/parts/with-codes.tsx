/** The code of a report: the word of the house, year, number and check sign. */
const code = /(\b[A-Z0-9]{1,12}-\d{4}-\d{6,}-[0-9A-Z]\b)/

/** A sentence that keeps the codes of reports in it on one line. */
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
