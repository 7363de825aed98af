import { catalogue } from './catalogue.ts'

/** The three kinds of program beside each other. */
export const programKindWords = catalogue({
  title: { id: 'Tiga jenis program', en: 'Three kinds of program' },
  text: {
    id: 'Laporan, verifikasi, dan pencatatannya sama. Yang berbeda adalah lamanya dan cara menghargai temuan.',
    en: 'Reports, verification and records are the same. What differs is how long it runs and how finds are honoured.',
  },
  what: { id: 'Pertanyaan', en: 'Question' },
  names: {
    first: { id: 'Bug bounty', en: 'Bug bounty' },
    second: { id: 'Challenge', en: 'Challenge' },
    third: { id: 'Pengelolaan kerentanan', en: 'Vulnerability management' },
  },
  lines: {
    fit: {
      what: { id: 'Cocok untuk', en: 'Fits' },
      first: { id: 'Sistem yang terus berubah dan sudah punya tim perbaikan', en: 'Systems that keep changing, with a team that fixes' },
      second: { id: 'Peluncuran, acara, atau pengujian intensif', en: 'A launch, an event, or an intensive test' },
      third: { id: 'Organisasi yang baru mulai menerima laporan', en: 'Organisations that begin to take reports' },
    },
    time: {
      what: { id: 'Berapa lama', en: 'How long' },
      first: { id: 'Sampai tanggal berlaku yang Anda tetapkan', en: 'Until the end date you set' },
      second: { id: 'Hari dan jam mulai sampai selesai', en: 'From an hour to start until an hour to end' },
      third: { id: 'Terus-menerus', en: 'Without an end' },
    },
    reward: {
      what: { id: 'Imbalan', en: 'Reward' },
      first: { id: 'Uang per celah valid, menurut tingkat risiko', en: 'Money per valid flaw, by risk level' },
      second: {
        id: 'Imbalan menurut temuan, dan hadiah menurut peringkat bila Anda mau',
        en: 'Rewards by the finds, and prizes by rank if you wish',
      },
      third: { id: 'Poin atau penghargaan, tanpa uang', en: 'Points or recognition, no money' },
    },
    testers: {
      what: { id: 'Siapa yang menguji', en: 'Who tests' },
      first: { id: 'Semua bughunter terverifikasi, atau yang Anda undang', en: 'All verified bughunters, or those you invite' },
      second: { id: 'Bughunter terverifikasi yang mendaftar', en: 'Verified bughunters who registered' },
      third: { id: 'Siapa pun yang terverifikasi dan menemukan celah', en: 'Anyone verified who finds a flaw' },
    },
    end: {
      what: { id: 'Yang Anda pegang di akhir', en: 'What you hold in the end' },
      first: { id: 'Celah yang diperbaiki dan diuji ulang', en: 'Flaws fixed and retested' },
      second: { id: 'Hasil, peringkat, dan sertifikat peserta', en: 'Results, a ranking and certificates' },
      third: { id: 'Pintu resmi dan daftar perbaikan yang terurut', en: 'An official door and an ordered list of fixes' },
    },
  },
})
