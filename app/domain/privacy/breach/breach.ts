import { after, day } from '@cakrawala/calendar/clock'
import { typesWith } from '#domain/event/event.ts'

/** What of a person a person has read; each represents the fields a page or file of ours shows. */
export const touchedKinds = [
  'account',
  'identity',
  'identity_image',
  'npwp',
  'payout_account',
  'tax_residence',
  'payout',
  'tax',
  'report',
  'comment',
  'report_line',
  'top_up',
  'inquiry',
  'incident',
  'download',
  'user_log',
  'audit_log',
  'own_data',
] as const
export type TouchedKind = (typeof touchedKinds)[number]

/** Fields of personal data, as the notice names them. */
export const breachFields = [
  'username',
  'email',
  'phone',
  'full_name',
  'birth',
  'nik',
  'identity_images',
  'company',
  'npwp',
  'bank_account',
  'payments',
  'tax',
  'tax_residence',
  'report',
  'files',
  'comments',
  'message',
  'ip_address',
  'acts',
  'all',
] as const
export type BreachField = (typeof breachFields)[number]

export const fieldsOf: Record<TouchedKind, readonly BreachField[]> = {
  account: ['username', 'email', 'phone', 'full_name', 'company'],
  identity: ['username', 'full_name', 'birth', 'nik', 'phone'],
  identity_image: ['identity_images'],
  npwp: ['username', 'company', 'npwp'],
  payout_account: ['username', 'full_name', 'bank_account'],
  tax_residence: ['username', 'full_name', 'tax_residence'],
  payout: ['full_name', 'bank_account', 'payments'],
  tax: ['username', 'full_name', 'nik', 'payments', 'tax'],
  report: ['username', 'report', 'files'],
  comment: ['username', 'comments'],
  report_line: ['username', 'report'],
  top_up: ['company', 'payments'],
  inquiry: ['full_name', 'company', 'message'],
  incident: ['full_name', 'message'],
  download: ['full_name', 'email', 'company'],
  user_log: ['username', 'ip_address', 'acts'],
  audit_log: ['username', 'ip_address', 'acts'],
  own_data: ['all'],
}

/** Events that record that a person has read personal data. */
export const readingEvents = typesWith('reading')

/** UU 27/2022 art. 46: the people and the authority are notified in writing within 3 × 24 hours. */
export function noticeDeadline(knownAt: Date): Date {
  return after(knownAt, 3 * day)
}

/** The fields of several kinds, each once, in the order the notice names them. */
export function fieldsOfKinds(kinds: readonly TouchedKind[]): BreachField[] {
  const all = new Set(kinds.flatMap((kind) => fieldsOf[kind]))
  return breachFields.filter((field) => all.has(field))
}
