import { catalogue } from './catalogue.ts'

/** What a visitor of /bughunter reads. */
export const bughunterAudienceWords = catalogue({
  id: {
    name: 'Untuk bughunter',
    title: 'Temukan celahnya. Izinnya sudah ada.',
    lead: 'Uji sistem perusahaan Indonesia dengan izin tertulis, laporkan dalam bahasa Indonesia, dan terima imbalan yang uangnya sudah disisihkan sejak laporanmu valid.',
    action: 'Daftar sebagai bughunter',
    points: {
      permission: {
        title: 'Izin tertulis, bukan janji',
        text: 'Perjanjian setiap program memuat ruang lingkup dan izin menguji. Setelah kamu setuju, buktinya tersimpan: versi naskah, waktu, dan sidik SHA-256-nya.',
      },
      secured: {
        title: 'Dana terjamin',
        text: 'Begitu laporanmu dinyatakan valid, imbalan minimum kelasnya disisihkan dari saldo perusahaan. Kamu tidak menunggu perbaikan untuk dibayar.',
      },
      clocks: {
        title: 'Selalu tahu menunggu siapa',
        text: 'Setiap laporan menunjukkan siapa yang harus bertindak dan tenggatnya dalam jam WIB: respons pertama 1 hari kerja, triase 3 hari kerja.',
      },
      points: {
        title: 'Poin untuk setiap temuan valid',
        text: 'Poin mengikuti tingkat risiko, bukan besarnya uang. Laporan yang rapi mendapat tambahan, dan duplikat yang tidak mungkin kamu ketahui tidak merugikanmu.',
      },
      fair: {
        title: 'Penilaian yang bisa dibaca',
        text: 'Setiap perubahan tingkat risiko tercatat: siapa, dari berapa ke berapa, metrik CVSS mana yang berbeda, dan alasannya.',
      },
      private: {
        title: 'Datamu tetap milikmu',
        text: 'Dokumen identitas hanya dibuka tim verifikasi yang menangani kasusmu, dan setiap pembukaan tercatat.',
      },
    },
    steps: {
      one: {
        title: 'Daftar dan verifikasi',
        text: 'Email, nomor ponsel, dua dokumen identitas, dan swafoto. Gratis, untuk warga Indonesia di negara mana pun.',
      },
      two: {
        title: 'Pilih program',
        text: 'Baca ruang lingkup dan tabel imbalannya, lalu setujui aturan programnya.',
      },
      three: {
        title: 'Kirim laporan',
        text: 'Bukti konsep, risiko dan dampak, rekomendasi. Draf tersimpan; kodenya terbit saat dikirim.',
      },
      four: {
        title: 'Terima imbalan dan poin',
        text: 'Setelah valid dan dinilai, imbalan serta poin dicatat. Sisanya tinggal perbaikan dan publikasi.',
      },
    },
    questions: {
      abroad: {
        title: 'Saya tinggal di luar negeri. Boleh ikut?',
        text: 'Boleh. Syaratnya warga negara Indonesia; nomor ponsel dari negara mana pun diterima.',
      },
      language: {
        title: 'Mengapa laporan harus berbahasa Indonesia?',
        text: 'Agar tim perusahaan dan tim verifikasi membaca hal yang sama. Istilah teknis boleh tetap dalam bahasa Inggris.',
      },
      duplicate: {
        title: 'Bagaimana kalau laporan saya duplikat?',
        text: 'Kamu diberi tahu bahwa celah itu sudah dilaporkan lebih dulu, dan tetap mendapat sebagian poin bila laporan aslinya diterima.',
      },
    },
  },
  en: {
    name: 'For bughunters',
    title: 'Find the flaw. The permission is already there.',
    lead: 'Test the systems of Indonesian companies with written permission, report in Indonesian, and receive rewards whose money is set aside the moment your report is valid.',
    action: 'Sign up as a bughunter',
    points: {
      permission: {
        title: 'Written, not promised',
        text: 'The agreement of every program holds its scope and the permission to test. Once you accept it, the proof is kept: version of the text, time and SHA-256 fingerprint.',
      },
      secured: {
        title: 'Secured rewards',
        text: 'When your report is found valid, the minimum of its class is reserved from the company balance. You do not wait for the fix to be paid.',
      },
      clocks: {
        title: 'Always know who is next',
        text: 'Every report shows who has to act and until which hour (WIB): first answer in 1 business day, triage in 3.',
      },
      points: {
        title: 'Points for every valid find',
        text: 'Points follow the risk level, not the money. Tidy reports earn extra, and a duplicate you could not know of never hurts you.',
      },
      fair: {
        title: 'Ratings you can read',
        text: 'Every change of a risk level is on record: who, from what to what, which CVSS metrics differ, and why.',
      },
      private: {
        title: 'Your data stays yours',
        text: 'Identity documents are opened only by the verifier handling your case, and every opening is recorded.',
      },
    },
    steps: {
      one: {
        title: 'Sign up and verify',
        text: 'Email, mobile number, two identity documents and a selfie. Free, for Indonesians in any country.',
      },
      two: {
        title: 'Choose a program',
        text: 'Read the scope and the reward table, then accept the rules of the program.',
      },
      three: {
        title: 'Send a report',
        text: 'Proof of concept, risk and impact, recommendation. Drafts are kept; the code comes when you submit.',
      },
      four: {
        title: 'Receive reward and points',
        text: 'Once valid and rated, reward and points are booked. What remains is the fix and the publication.',
      },
    },
    questions: {
      abroad: {
        title: 'I live abroad. May I join?',
        text: 'Yes. You must be Indonesian; mobile numbers of any country are accepted.',
      },
      language: {
        title: 'Why must reports be in Indonesian?',
        text: 'So that company and verifiers read the same thing. Technical terms may stay in English.',
      },
      duplicate: {
        title: 'What if my report is a duplicate?',
        text: 'You are told that the flaw was reported before, and still get part of the points if the original is accepted.',
      },
    },
  },
})
