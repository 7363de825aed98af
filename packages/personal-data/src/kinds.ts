export const dataKinds = [
  ...(['nik', 'npwp', 'phone', 'card', 'email', 'bank_account', 'passport'] as const),
  ...(['private_key', 'token', 'password'] as const),
] as const
export type DataKind = (typeof dataKinds)[number]

/** A part of a text, as one of the patterns found it. `end` is behind its last character. */
export type Range = { kind: DataKind; start: number; end: number }

/** A found part with its line (from 1), its text, and what stands in its place once it is masked. */
export type Found = Range & { line: number; value: string; mask: string }

/** Most finds of one text. */
export const mostFound = 200
