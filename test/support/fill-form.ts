import { newId } from '@cakrawala/ids/ids'
import type { SeenForm } from './forms.ts'

const words =
  'Kami mengulang langkah ini dua kali pada akun uji dan hasilnya selalu sama, mohon diperiksa kembali ya.'

/** Values by the name of a field, good enough to pass its schema. */
const known: Record<string, () => string> = {
  key: newId,
  level: () => '5',
  amount: () => '2.000.000',
  reference: () => 'TRF 2026 001',
  original: () => 'CA-2026-000001-P',
  reason: () => words,
  note: () => words,
  quality: () => '3',
  cweId: () => 'CWE-639',
  vrtId: () => 'broken_access_control.idor',
  // One of the two: the class or what it is in own words.
  vrtOther: () => '',
  cweOther: () => '',
  cvssVector: () => 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:L/I:L/A:N',
  audience: () => 'all',
  verdict: () => 'fixed',
  answer: () => 'accepted',
  decision: () => 'accept',
  title: () => 'Riwayat transfer orang lain terbaca',
  username: () => 'elang-baru',
  accepted: () => 'yes',
}

/** What a person would send: hidden fields as they are, empty ones filled in. */
export function filled({ fields, names }: SeenForm): Record<string, string> {
  const all: Record<string, string> = { ...fields }
  for (const name of names) {
    if (name === 'intent' || (all[name] ?? '') !== '') continue
    all[name] = known[name]?.() ?? words
  }
  return all
}
