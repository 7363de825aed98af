/** What one form may send. Sizes in bytes; what goes beyond is refused before anything is done with it. */
export type FormBounds = {
  /** The whole body, by its Content-Length. */
  bytes: number
  /** Fields and files together. */
  parts: number
  /** All text together, without files. */
  text: number
  /** The headers of one part: its name, the name of its file, its type. */
  partHeaders: number
}

export type FormEntry = [name: string, value: string | File]

/** A form beyond its bounds. */
export class FormTooLarge extends Error {
  override name = 'FormTooLarge'
}

/** A body that is no form, or ends too early. `cause` is what stopped its reading. */
export class NoForm extends Error {
  override name = 'NoForm'
}
