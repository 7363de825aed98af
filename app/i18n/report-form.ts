import { catalogue } from './catalogue.ts'

/** Words of the form a bughunter writes a report with. */
export const reportFormWords = catalogue({
  title: { id: 'Kirim laporan', en: 'Submit a report' },
  lead: ({ program, company }: { program: string; company: string }) => ({ id: `${program} · ${company}`, en: `${program} · ${company}` }),
  trail: {
    label: { id: 'Kamu berada di', en: 'You are here' },
    programs: { id: 'Program', en: 'Programs' },
    submit: { id: 'Kirim laporan', en: 'Submit a report' },
  },
  rules: {
    id: 'Tulis dalam Bahasa Indonesia. Istilah teknis, kode, dan potongan permintaan boleh apa adanya.',
    en: 'Write in Indonesian. Technical terms, code and request excerpts may stay as they are.',
  },
  obstacles: {
    title: { id: 'Laporan belum bisa dikirim', en: 'The report cannot be submitted yet' },
    draftStill: { id: 'Draf tetap bisa ditulis dan disimpan.', en: 'You can still write and save a draft.' },
    account_suspended: { id: 'Akunmu sedang ditangguhkan.', en: 'Your account is suspended.' },
    account_unverified: { id: 'Identitasmu belum terverifikasi.', en: 'Your identity is not verified yet.' },
    nda_missing: { id: 'Perjanjian kerahasiaan belum kamu setujui.', en: 'You have not accepted the non-disclosure agreement.' },
    agreement_missing: { id: 'Perjanjian program ini belum kamu setujui.', en: 'You have not accepted the agreement of this program.' },
    program_closed: { id: 'Program ini sedang tidak menerima laporan baru.', en: 'This program is not taking new reports right now.' },
    challenge_not_started: { id: 'Challenge ini belum dimulai.', en: 'This challenge has not started.' },
    challenge_over: { id: 'Challenge ini sudah selesai.', en: 'This challenge is over.' },
    not_registered: {
      id: 'Hanya peserta terdaftar yang dapat mengirim laporan ke challenge ini.',
      en: 'Only registered participants can send a report to this challenge.',
    },
    program_uncovered: {
      id: 'Dana imbalan program ini habis, jadi laporan baru belum diterima.',
      en: 'The money for rewards of this program is used up, so it takes no new reports for now.',
    },
    program_late: {
      id: 'Perusahaan program ini terlalu sering melewati tenggat, jadi laporan baru belum diterima sampai tim platform membukanya lagi.',
      en: 'The company of this program missed too many deadlines, so it takes no new reports until the platform team clears it.',
    },
    letter_revoked: {
      id: 'Surat izin pengujianmu untuk program ini dicabut.',
      en: 'Your authorisation letter for this program was revoked.',
    },
    toProfile: { id: 'Ke profil', en: 'Go to your profile' },
    toNda: { id: 'Baca perjanjian kerahasiaan', en: 'Read the agreement' },
    toAgreement: { id: 'Baca perjanjian program', en: 'Read the program agreement' },
  },
  sections: {
    who: { id: 'Bughunter', en: 'Bughunter' },
    when: { id: 'Waktu ditemukan', en: 'Time found' },
    what: { id: 'Kerentanan', en: 'Vulnerability' },
    where: { id: 'Aset terdampak', en: 'Affected asset' },
    poc: { id: 'Bukti (PoC)', en: 'Proof of concept' },
    impact: { id: 'Risiko dan dampak', en: 'Risk and impact' },
    severity: { id: 'Tingkat risiko', en: 'Risk level' },
    recommendation: { id: 'Rekomendasi', en: 'Recommendation' },
    files: { id: 'Lampiran', en: 'Attachments' },
  },
  fields: {
    name: { id: 'Nama bughunter', en: 'Bughunter name' },
    foundAt: { id: 'Waktu ditemukan (WIB)', en: 'Time found (WIB)' },
    title: { id: 'Nama kerentanan', en: 'Vulnerability name' },
    titleHint: { id: 'Satu kalimat: apa dan di mana. 10–150 karakter.', en: 'One sentence: what and where. 10–150 characters.' },
    vrtId: { id: 'Kelas kerentanan (VRT)', en: 'Vulnerability class (VRT)' },
    cweId: { id: 'Jenis kelemahan (CWE)', en: 'Weakness (CWE)' },
    choose: { id: 'Pilih', en: 'Choose' },
    target: { id: 'Aset terdampak', en: 'Affected asset' },
    pocMd: { id: 'Langkah reproduksi dan bukti', en: 'Steps to reproduce and evidence' },
    pocHint: {
      id: 'Langkah bernomor, permintaan mentah, dan hasilnya. Markdown didukung, gambar bisa ditempel. 50–50.000 karakter.',
      en: 'Numbered steps, raw requests and their results. Markdown works, pictures can be pasted. 50–50,000 characters.',
    },
    impactMd: { id: 'Risiko dan dampak', en: 'Risk and impact' },
    impactHint: {
      id: 'Siapa yang dirugikan dan apa yang bisa diambil penyerang. 30–10.000 karakter.',
      en: 'Who is harmed and what an attacker can take. 30–10,000 characters.',
    },
    recommendationMd: { id: 'Rekomendasi perbaikan', en: 'Recommendation' },
    recommendationHint: { id: '20–10.000 karakter.', en: '20–10,000 characters.' },
    files: { id: 'Berkas lampiran', en: 'Attachment files' },
    filesHint: ({ limits }: { limits: string }) => ({
      id: `${limits}. Sekali kirim paling banyak 20 MB, seluruhnya paling banyak 10 berkas. Video boleh disebut dalam teks seperti gambar.`,
      en: `${limits}. At most 20 MB at once, at most 10 files in all. Texts may show videos as they show pictures.`,
    }),
    filesUnder: ({ kinds, megabytes }: { kinds: string; megabytes: number }) => ({
      id: `${kinds} di bawah ${megabytes} MB`,
      en: `${kinds} under ${megabytes} MB`,
    }),
    filesUpTo: ({ kinds, megabytes }: { kinds: string; megabytes: number }) => ({
      id: `${kinds} sampai ${megabytes} MB`,
      en: `${kinds} up to ${megabytes} MB`,
    }),
  },
  pieces: {
    sending: ({ name, percent }: { name: string; percent: number }) => ({
      id: `${name}: ${percent}% terkirim`,
      en: `${name}: ${percent}% sent`,
    }),
    checking: ({ name }: { name: string }) => ({ id: `${name}: sedang diperiksa`, en: `${name}: being checked` }),
    paused: ({ name, percent }: { name: string; percent: number }) => ({
      id: `${name}: koneksi terputus pada ${percent}%. Bagian yang sudah terkirim disimpan 24 jam.`,
      en: `${name}: the connection was lost at ${percent}%. What was sent is stored for 24 hours.`,
    }),
    waiting: ({ name }: { name: string }) => ({
      id: `${name}: dikirim setelah draf tersimpan. Isi salah satu kolom atau tekan Simpan draf.`,
      en: `${name}: sent once the draft is saved. Fill in a field or press Save draft.`,
    }),
    unfinished: ({ name }: { name: string }) => ({
      id: `Unggahan ${name} belum selesai. Pilih lagi berkas yang sama untuk melanjutkan.`,
      en: `The upload of ${name} is not finished. Choose the same file again to go on.`,
    }),
    resume: { id: 'Lanjutkan', en: 'Go on' },
    cancel: { id: 'Batalkan', en: 'Cancel' },
  },
  filesAtOnce: {
    id: 'Sekali kirim paling banyak 20 MB. Pilih sebagian dulu, sisanya setelah itu tersimpan.',
    en: 'At most 20 MB at once. Choose some first, the rest once those are saved.',
  },
  calculate: { id: 'Simpan dan hitung skor', en: 'Save and calculate' },
  preview: { id: 'Simpan dan pratinjau', en: 'Save and preview' },
  previewTitle: { id: 'Pratinjau', en: 'Preview' },
  previewEmpty: { id: 'Belum ada teks.', en: 'No text yet.' },
  save: { id: 'Simpan draf', en: 'Save draft' },
  submit: { id: 'Kirim laporan', en: 'Submit report' },
  saveEdit: { id: 'Simpan perubahan', en: 'Save changes' },
  cancel: { id: 'Batal', en: 'Cancel' },
  saved: ({ time }: { time: string }) => ({ id: `Tersimpan ${time}`, en: `Saved ${time}` }),
  saving: { id: 'Menyimpan…', en: 'Saving…' },
  unsaved: { id: 'Belum tersimpan', en: 'Not saved yet' },
  notSaved: {
    id: 'Belum tersimpan: server belum menjawab. Dicoba lagi otomatis',
    en: 'Not saved yet: the server has not answered. It is tried again by itself',
  },
  errors: { id: 'Perbaiki isian berikut', en: 'Please correct these fields' },
  conflict: {
    title: { id: 'Draf ini diubah di tab lain', en: 'This draft changed in another tab' },
    text: ({ time }: { time: string }) => ({
      id: `Versi lain tersimpan pada ${time}. Teks di halaman ini belum disimpan dan belum menimpa apa pun.`,
      en: `Another version was saved at ${time}. The text on this page is not saved and has replaced nothing.`,
    }),
    open: { id: 'Buka versi tersimpan', en: 'Open the saved version' },
    keep: { id: 'Pakai teks di halaman ini', en: 'Use the text on this page' },
  },
  sent: {
    title: { id: 'Laporan ini sudah dikirim', en: 'This report was already submitted' },
    text: {
      id: 'Formulir yang sama sudah dikirim dengan teks lain. Teks di halaman ini tidak ikut terkirim.',
      en: 'The same form was submitted with other text. The text on this page was not sent.',
    },
    open: { id: 'Lihat laporan', en: 'See the report' },
  },
})
