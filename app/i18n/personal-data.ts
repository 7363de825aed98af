import { catalogue } from './catalogue.ts'

/** What is found in texts of reports and comments, what becomes of it, and how it is unsealed. */
export const personalDataWords = catalogue({
  kinds: {
    nik: { id: 'NIK', en: 'NIK' },
    npwp: { id: 'NPWP', en: 'NPWP' },
    phone: { id: 'Nomor telepon', en: 'Phone number' },
    card: { id: 'Nomor kartu', en: 'Card number' },
    email: { id: 'Alamat email', en: 'E-mail address' },
    bank_account: { id: 'Nomor rekening', en: 'Bank account' },
    passport: { id: 'Nomor paspor', en: 'Passport number' },
    private_key: { id: 'Kunci privat', en: 'Private key' },
    token: { id: 'Token atau kunci API', en: 'Token or API key' },
    password: { id: 'Kata sandi', en: 'Password' },
  },
  title: { id: 'Data pribadi dan rahasia di tulisan ini', en: 'Personal data and secrets in this text' },
  hint: {
    id: 'Yang disamarkan tetap tersimpan tersegel untuk yang menangani laporan ini.',
    en: 'What is masked is stored sealed for those who handle this report.',
  },
  publicHint: {
    id: 'Tulisan ini akan terbit. Yang disamarkan tidak dapat dibaca lagi di sini.',
    en: 'This text will be public. What is masked cannot be read here again.',
  },
  count: ({ total }: { total: number }) => ({
    id: `${total} data pribadi atau rahasia perlu diputuskan`,
    en: `${total} ${total === 1 ? 'find needs' : 'finds need'} a decision: personal data or secrets`,
  }),
  none: { id: 'Tidak ada data pribadi yang perlu diputuskan', en: 'No personal data needs a decision' },
  at: ({ kind, line }: { kind: string; line: number }) => ({
    id: `${kind} di baris ${line}`,
    en: `${kind} in line ${line}`,
  }),
  choose: ({ kind, line }: { kind: string; line: number }) => ({
    id: `Untuk ${kind} di baris ${line}`,
    en: `For the ${kind} in line ${line}`,
  }),
  mask: { id: 'Samarkan', en: 'Mask' },
  maskAll: { id: 'Samarkan semua', en: 'Mask all' },
  maskTo: ({ mask }: { mask: string }) => ({ id: `Samarkan menjadi ${mask}`, en: `Mask as ${mask}` }),
  keep: { id: 'Biarkan, ini data uji', en: 'Keep, this is test data' },
  kept: ({ total }: { total: number }) => ({ id: `${total} dibiarkan sebagai data uji.`, en: `${total} kept as test data.` }),
  again: { id: 'Periksa lagi', en: 'Check again' },
  sealed: {
    title: { id: 'Asli tersegel', en: 'Sealed originals' },
    lead: {
      id: 'Yang tersamar di laporan ini dapat dibuka dengan alasan. Setiap pembukaan tercatat di riwayat laporan.',
      en: 'What is masked in this report can be unsealed for a reason. Each time is noted in the timeline of the report.',
    },
    choose: { id: 'Buka yang mana', en: 'Which one to unseal' },
    fields: {
      title: { id: 'judul', en: 'title' },
      pocMd: { id: 'bukti konsep', en: 'proof of concept' },
      impactMd: { id: 'dampak', en: 'impact' },
      recommendationMd: { id: 'rekomendasi', en: 'recommendation' },
      summary: { id: 'ringkasan bahasa Inggris', en: 'English summary' },
    },
    comment: ({ moment }: { moment: string }) => ({ id: `komentar ${moment}`, en: `comment of ${moment}` }),
    last: ({ who, moment, reason }: { who: string; moment: string; reason: string }) => ({
      id: `Terakhir dibuka ${who}, ${moment}: ${reason}`,
      en: `Last unsealed by ${who}, ${moment}: ${reason}`,
    }),
    reason: { id: 'Alasan membuka', en: 'Reason for unsealing' },
    reasonHint: {
      id: '10 sampai 300 karakter, tanpa data pribadi. Terbaca oleh yang boleh membuka segel.',
      en: '10 to 300 characters, without personal data. Those who may unseal read it.',
    },
    submit: { id: 'Buka segel', en: 'Unseal' },
    value: ({ kind }: { kind: string }) => ({ id: `${kind}, ditampilkan sekali ini`, en: `${kind}, shown this once` }),
    gone: {
      id: 'Nilai ini hilang begitu halaman ditinggalkan. Jangan menyalinnya ke komentar.',
      en: 'It is gone once you leave the page. Do not copy it into comments.',
    },
  },
})
