import { catalogue } from './catalogue.ts'

/** The three kinds of program beside each other. */
export const programKindWords = catalogue({
  id: {
    title: 'Tiga jenis program',
    text: 'Laporan, verifikasi, dan pencatatannya sama. Yang berbeda adalah lamanya dan cara menghargai temuan.',
    what: 'Pertanyaan',
    names: { first: 'Bug bounty', second: 'Challenge', third: 'Pengelolaan kerentanan' },
    lines: {
      fit: {
        what: 'Cocok untuk',
        first: 'Sistem yang terus berubah dan sudah punya tim perbaikan',
        second: 'Peluncuran, acara, atau pengujian intensif',
        third: 'Organisasi yang baru mulai menerima laporan',
      },
      time: {
        what: 'Berapa lama',
        first: 'Sampai tanggal berlaku yang Anda tetapkan',
        second: 'Hari dan jam mulai sampai selesai',
        third: 'Terus-menerus',
      },
      reward: {
        what: 'Imbalan',
        first: 'Uang per celah valid, menurut tingkat risiko',
        second: 'Imbalan menurut temuan, dan hadiah menurut peringkat bila Anda mau',
        third: 'Poin atau penghargaan, tanpa uang',
      },
      testers: {
        what: 'Siapa yang menguji',
        first: 'Semua bughunter terverifikasi, atau yang Anda undang',
        second: 'Bughunter terverifikasi yang mendaftar',
        third: 'Siapa pun yang terverifikasi dan menemukan celah',
      },
      end: {
        what: 'Yang Anda pegang di akhir',
        first: 'Celah yang diperbaiki dan diuji ulang',
        second: 'Hasil, peringkat, dan sertifikat peserta',
        third: 'Pintu resmi dan daftar perbaikan yang terurut',
      },
    },
  },
  en: {
    title: 'Three kinds of program',
    text: 'Reports, verification and records are the same. What differs is how long it runs and how finds are honoured.',
    what: 'Question',
    names: { first: 'Bug bounty', second: 'Challenge', third: 'Vulnerability management' },
    lines: {
      fit: {
        what: 'Fits',
        first: 'Systems that keep changing, with a team that fixes',
        second: 'A launch, an event, or an intensive test',
        third: 'Organisations that begin to take reports',
      },
      time: {
        what: 'How long',
        first: 'Until the end date you set',
        second: 'From an hour to start until an hour to end',
        third: 'Without an end',
      },
      reward: {
        what: 'Reward',
        first: 'Money per valid flaw, by risk level',
        second: 'Rewards by the finds, and prizes by rank if you wish',
        third: 'Points or recognition, no money',
      },
      testers: {
        what: 'Who tests',
        first: 'All verified bughunters, or those you invite',
        second: 'Verified bughunters who registered',
        third: 'Anyone verified who finds a flaw',
      },
      end: {
        what: 'What you hold in the end',
        first: 'Flaws fixed and retested',
        second: 'Results, a ranking and certificates',
        third: 'An official door and an ordered list of fixes',
      },
    },
  },
})
