/** What one form may send. Sizes in bytes; what goes beyond is refused before anything is done with it. */
export type FormBounds = {
  /** The whole body, as its Content-Length says. */
  bytes: number
  /** Fields and files together. */
  parts: number
  /** All text together, without files. */
  text: number
  /** The headers of one part: its name, the name of its file, its type. */
  partHeaders: number
}

/**
 * Forms without files. The most fields has a member with all programs of a company ticked (200 and about 20 more), the most
 * text an article in two languages or a report with its drafts (about 100,000 characters, up to 9 bytes each as sent).
 */
export const textForm: FormBounds = { bytes: 1_000_000, parts: 300, text: 1_000_000, partHeaders: 4_096 }

/** Forms with files: four of just under 5 MB with their fields. */
export const fileForm: FormBounds = { ...textForm, bytes: 21_000_000 }

/** The longest text any field may hold is 50,000 characters: beyond this nothing looks at it. */
export const longestValue = 100_000

export type FormEntry = [name: string, value: string | File]

/** A form beyond its bounds. */
export class FormTooLarge extends Error {
  override name = 'FormTooLarge'
}
