import { catalogue } from './catalogue.ts'

/** What a visitor of /bughunter reads. */
export const bughunterAudienceWords = catalogue({
  name: { id: 'Untuk bughunter', en: 'For bughunters' },
  title: { id: 'Temukan celahnya. Izinnya sudah ada.', en: 'Find the flaw. The permission is already there.' },
  lead: {
    id: 'Uji sistem perusahaan Indonesia dengan izin tertulis, laporkan dalam bahasa Indonesia, dan terima imbalan yang uangnya sudah disisihkan sejak laporanmu valid.',
    en: 'Test the systems of Indonesian companies with written permission, report in Indonesian, and receive rewards whose money is set aside the moment your report is valid.',
  },
  action: { id: 'Daftar sebagai bughunter', en: 'Sign up as a bughunter' },
  points: {
    permission: {
      title: { id: 'Izin tertulis, bukan janji', en: 'Written, not promised' },
      text: {
        id: 'Perjanjian setiap program memuat ruang lingkup dan izin menguji. Setelah kamu setuju, buktinya tersimpan: versi naskah, waktu, dan sidik SHA-256-nya.',
        en: 'The agreement of every program holds its scope and the permission to test. Once you accept it, the proof is kept: version of the text, time and SHA-256 fingerprint.',
      },
    },
    secured: {
      title: { id: 'Dana terjamin', en: 'Secured rewards' },
      text: {
        id: 'Begitu laporanmu dinyatakan valid, imbalan minimum kelasnya disisihkan dari saldo perusahaan. Kamu tidak menunggu perbaikan untuk dibayar.',
        en: 'When your report is found valid, the minimum of its class is reserved from the company balance. You do not wait for the fix to be paid.',
      },
    },
    clocks: {
      title: { id: 'Selalu tahu menunggu siapa', en: 'Always know who is next' },
      text: {
        id: 'Setiap laporan menunjukkan siapa yang harus bertindak dan tenggatnya dalam jam WIB: respons pertama 1 hari kerja, triase 3 hari kerja.',
        en: 'Every report shows who has to act and until which hour (WIB): first answer in 1 business day, triage in 3.',
      },
    },
    points: {
      title: { id: 'Poin untuk setiap temuan valid', en: 'Points for every valid find' },
      text: {
        id: 'Poin mengikuti tingkat risiko, bukan besarnya uang. Laporan yang rapi mendapat tambahan, dan duplikat yang tidak mungkin kamu ketahui tidak merugikanmu.',
        en: 'Points follow the risk level, not the money. Tidy reports earn extra, and a duplicate you could not know of never hurts you.',
      },
    },
    fair: {
      title: { id: 'Penilaian yang bisa dibaca', en: 'Ratings you can read' },
      text: {
        id: 'Setiap perubahan tingkat risiko tercatat: siapa, dari berapa ke berapa, metrik CVSS mana yang berbeda, dan alasannya.',
        en: 'Every change of a risk level is on record: who, from what to what, which CVSS metrics differ, and why.',
      },
    },
    private: {
      title: { id: 'Datamu tetap milikmu', en: 'Your data stays yours' },
      text: {
        id: 'Dokumen identitas hanya dibuka tim verifikasi yang menangani kasusmu, dan setiap pembukaan tercatat.',
        en: 'Identity documents are opened only by the verifier handling your case, and every opening is recorded.',
      },
    },
  },
  steps: {
    one: {
      title: { id: 'Daftar dan verifikasi', en: 'Sign up and verify' },
      text: {
        id: 'Email, nomor ponsel, dua dokumen identitas, dan swafoto. Gratis, untuk warga Indonesia di negara mana pun.',
        en: 'Email, mobile number, two identity documents and a selfie. Free, for Indonesians in any country.',
      },
    },
    two: {
      title: { id: 'Pilih program', en: 'Choose a program' },
      text: {
        id: 'Baca ruang lingkup dan tabel imbalannya, lalu setujui aturan programnya.',
        en: 'Read the scope and the reward table, then accept the rules of the program.',
      },
    },
    three: {
      title: { id: 'Kirim laporan', en: 'Send a report' },
      text: {
        id: 'Bukti konsep, risiko dan dampak, rekomendasi. Draf tersimpan; kodenya terbit saat dikirim.',
        en: 'Proof of concept, risk and impact, recommendation. Drafts are kept; the code comes when you submit.',
      },
    },
    four: {
      title: { id: 'Terima imbalan dan poin', en: 'Receive reward and points' },
      text: {
        id: 'Setelah valid dan dinilai, imbalan serta poin dicatat. Sisanya tinggal perbaikan dan publikasi.',
        en: 'Once valid and rated, reward and points are booked. What remains is the fix and the publication.',
      },
    },
  },
  questions: {
    abroad: {
      title: { id: 'Saya tinggal di luar negeri. Boleh ikut?', en: 'I live abroad. May I join?' },
      text: {
        id: 'Boleh. Syaratnya warga negara Indonesia; nomor ponsel dari negara mana pun diterima.',
        en: 'Yes. You must be Indonesian; mobile numbers of any country are accepted.',
      },
    },
    language: {
      title: { id: 'Mengapa laporan harus berbahasa Indonesia?', en: 'Why must reports be in Indonesian?' },
      text: {
        id: 'Agar tim perusahaan dan tim verifikasi membaca hal yang sama. Istilah teknis boleh tetap dalam bahasa Inggris.',
        en: 'So that company and verifiers read the same thing. Technical terms may stay in English.',
      },
    },
    duplicate: {
      title: { id: 'Bagaimana kalau laporan saya duplikat?', en: 'What if my report is a duplicate?' },
      text: {
        id: 'Kamu diberi tahu bahwa celah itu sudah dilaporkan lebih dulu, dan tetap mendapat sebagian poin bila laporan aslinya diterima.',
        en: 'You are told that the flaw was reported before, and still get part of the points if the original is accepted.',
      },
    },
  },
})
