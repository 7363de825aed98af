import { newId } from '@cakrawala/ids/ids'
import { appealDenial } from '#domain/account/identity/appeal-denial.server.ts'
import { sanctionInput } from '#domain/account/status/account-status-input.ts'
import { appealSanction } from '#domain/account/status/appeal-sanction.server.ts'
import { sanction } from '#domain/account/status/sanction.server.ts'
import type { OpenPopulation } from '../population.ts'
import type { Scene } from '../scene.ts'

/** What the platform team had to say to some: a talk, a suspension with an open appeal, an objection to a denial. */
export function sanctionScenes(population: OpenPopulation): Scene[] {
  let suspension = ''
  const coach = () =>
    sanction(
      population.person('verifikator'),
      population.person('jalak').accountId,
      sanctionInput.parse({
        key: newId(),
        step: 'coaching',
        reason: 'out_of_scope_testing',
        statement:
          'Dua permintaanmu pada malam Minggu menuju layanan pihak ketiga yang jelas di luar cakupan program. Baca lagi daftar cakupannya sebelum mulai.',
      }),
    )
  const suspend = async () => {
    suspension = await sanction(
      population.person('triase'),
      population.person('musang').accountId,
      sanctionInput.parse({
        key: newId(),
        step: 'suspension',
        reason: 'extortion',
        days: '30',
        statement:
          'Kamu menulis langsung kepada sebuah perusahaan dan meminta pembayaran sebelum mau menyebutkan letak celahnya. Ini pemerasan menurut Syarat & Ketentuan.',
        note: 'Surelnya diteruskan tim keamanan perusahaan itu, lengkap dengan kepala pesannya.',
      }),
    )
  }
  const appeal = () =>
    appealSanction(
      population.person('musang'),
      suspension,
      'Saya menulis surel itu sebelum tahu perusahaan ini punya program di sini, dan saya tidak mengancam siapa pun. Kalimat tentang pembayaran hanya pertanyaan.',
    )
  const object = () =>
    appealDenial(
      population.person('bekantan'),
      'Kedua kartu saya asli. Fotonya saya ambil dari hasil pindai lama sehingga hurufnya tampak berbeda; saya bisa menunjukkan kartunya lewat panggilan video.',
    )
  return [
    { at: '9d 10:00', play: async () => void (await coach()) },
    { at: '3d 11:00', play: suspend },
    { at: '2d 16:00', play: async () => void (await object()) },
    { at: '1d 10:00', play: async () => void (await appeal()) },
  ]
}
