import { newId } from '@cakrawala/ids/ids'
import type { SubmitReportInput } from '#domain/report/report-input.ts'
import { type SentReport, submitReport } from '#domain/report/sending/submit-report.server.ts'
import type { Person } from '#kernel/actor.ts'
import { scopeTarget } from './program-scenario.ts'
import { vectors } from './reward-scenario.ts'

/** What a bughunter writes, in Indonesian. */
export function reportTexts(
  more: Partial<Omit<SubmitReportInput, 'key' | 'revision'>> = {},
): Omit<SubmitReportInput, 'key' | 'revision'> {
  return {
    title: 'Riwayat transfer orang lain terbaca',
    target: scopeTarget,
    foundAt: new Date('2026-01-02T03:04:00Z'),
    vrtId: 'broken_access_control.idor',
    cweId: 639,
    vrtOther: null,
    cweOther: null,
    cvssVector: vectors.medium,
    pocMd:
      '1. Masuk sebagai pengguna biasa.\n2. Ubah nomor rekening pada permintaan.\n3. Riwayat orang lain tampil.',
    impactMd: 'Penyerang dapat membaca riwayat transfer semua nasabah tanpa izin mereka.',
    recommendationMd: 'Periksa pemilik rekening di sisi server sebelum menjawab permintaan.',
    ...more,
  }
}

export async function send(
  reporter: Person,
  programId: string,
  more: Partial<Omit<SubmitReportInput, 'key' | 'revision'>> = {},
): Promise<SentReport> {
  return submitReport(reporter, programId, { key: newId(), ...reportTexts(more) })
}

/** The same as the fields of the form. */
export function reportForm(key: string = newId()): Record<string, string> {
  const {
    foundAt: _,
    vrtId,
    cweId,
    vrtOther: _vrt,
    cweOther: _cwe,
    personalData: _data,
    ...texts
  } = reportTexts()
  return {
    intent: 'report',
    step: 'submit',
    key,
    ...texts,
    foundAt: '2026-01-02T10:04',
    vrtId: vrtId ?? '',
    cweId: String(cweId),
  }
}
