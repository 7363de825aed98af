import { catalogue } from './catalogue.ts'

const outOfScope = [
  'Denial of service, uji beban, dan gangguan layanan',
  'Rekayasa sosial, phishing, dan serangan fisik',
  'Spam dan pengiriman pesan massal',
  'Temuan pemindai otomatis tanpa bukti eksploitasi',
  'Header keamanan yang kurang tanpa dampak nyata',
  'Konfigurasi SPF, DKIM, dan DMARC',
  'Clickjacking pada halaman tanpa tindakan sensitif',
  'Self-XSS dan CSRF pada logout',
  'Versi perangkat lunak usang tanpa bukti dapat dieksploitasi',
  'Layanan pihak ketiga yang tidak dimiliki perusahaan',
].join('\n')

/** The form of a program; companies and the platform team read it. */
export const programFormWords = catalogue({
  basics: { id: 'Dasar program', en: 'Basics' },
  basicsHint: {
    id: 'Jenis program dan siapa yang mengelolanya. Setelah diajukan, keduanya hanya dapat diubah tim platform.',
    en: 'The kind of program and who manages it. Once submitted, only the platform team can change these two.',
  },
  companyLabel: { id: 'Perusahaan', en: 'Company' },
  kind: { id: 'Jenis program', en: 'Kind of program' },
  kindHints: {
    bug_bounty: {
      id: 'Terus berjalan sampai masa berlakunya habis; imbalan untuk setiap kerentanan valid.',
      en: 'Runs until its last day; a reward for every valid vulnerability.',
    },
    challenge: { id: 'Acara berbatas waktu dengan hadiah.', en: 'An event with a time limit and prizes.' },
    vulnerability_management: {
      id: 'Penerimaan dan penanganan laporan untuk yang baru mulai, biasanya tanpa uang.',
      en: 'Intake and handling of reports for those who start, usually without money.',
    },
  },
  managedBy: { id: 'Pengelola', en: 'Managed by' },
  managerHints: {
    company: {
      id: 'Tim Anda menulis program, menilai risiko, memberi imbalan, dan berbicara dengan bughunter.',
      en: 'Your team writes the program, rates risk, gives rewards and talks with bughunters.',
    },
    product: {
      id: 'Tim kami menyusun program bersama Anda, mereproduksi temuan, dan mengusulkan tingkat risiko serta imbalan.',
      en: 'Our team writes the program with you, reproduces findings, and proposes risk level and reward.',
    },
  },
  about: { id: 'Tentang program', en: 'About the program' },
  aboutHint: { id: 'Apa yang dibaca bughunter pertama kali.', en: 'What bughunters read first.' },
  title: { id: 'Judul', en: 'Title' },
  summary: { id: 'Ringkasan', en: 'Summary' },
  summaryHint: {
    id: 'Satu atau dua kalimat untuk daftar program, maksimal 300 karakter.',
    en: 'One or two sentences for the list of programs, at most 300 characters.',
  },
  description: { id: 'Deskripsi', en: 'Description' },
  descriptionHint: {
    id: 'Markdown: sistem yang diuji, akun uji, fokus, dan cara pengujian yang Anda izinkan.',
    en: 'Markdown: the systems, test accounts, focus, and the ways of testing you allow.',
  },
  scope: { id: 'Ruang lingkup', en: 'Scope' },
  scopeHint: {
    id: 'Hanya target di sini yang boleh diuji. Sebelum program diterima, tiap target harus terbukti milik perusahaan; aset yang sudah terbukti muncul sebagai pilihan. Baris kosong diabaikan.',
    en: 'Only the targets here may be tested. Each must be proved to be of the company before the program is accepted; proved assets are offered as you type. Empty rows are ignored.',
  },
  scopeType: { id: 'Jenis', en: 'Type' },
  scopeTarget: { id: 'Target', en: 'Target' },
  scopeNote: { id: 'Catatan', en: 'Note' },
  scopeRow: ({ row }: { row: number }) => ({ id: `Target ${row}`, en: `Target ${row}` }),
  addRow: { id: 'Tambah baris', en: 'Add a row' },
  outOfScope: { id: 'Di luar ruang lingkup', en: 'Out of scope' },
  outOfScopeHint: { id: 'Satu butir per baris.', en: 'One item a line.' },
  /** Programs are written in Indonesian, whatever language the page is in. */
  outOfScopeDefault: { id: outOfScope, en: outOfScope },
  publicationHint: { id: 'Kapan dan bagaimana temuan boleh diceritakan.', en: 'When and how a finding may be told.' },
  publicationRules: { id: 'Aturan publikasi', en: 'Publication rules' },
  publicationDefault: {
    id: 'Temuan boleh dipublikasikan setelah kerentanan diperbaiki, laporan berstatus Ditutup, dan perusahaan menyetujui isinya secara tertulis.',
    en: 'Temuan boleh dipublikasikan setelah kerentanan diperbaiki, laporan berstatus Ditutup, dan perusahaan menyetujui isinya secara tertulis.',
  },
  rewards: { id: 'Imbalan', en: 'Rewards' },
  rewardsHint: {
    id: 'Poin selalu diberikan. Tingkat yang dikosongkan tidak mendapat imbalan uang.',
    en: 'Points are always given. A level left empty earns no money.',
  },
  rewardType: { id: 'Jenis imbalan', en: 'Reward type' },
  presets: { id: 'Isi dengan contoh', en: 'Fill in an example' },
  presetNames: {
    starter: { id: 'Pemula', en: 'Starter' },
    standard: { id: 'Standar', en: 'Standard' },
    financial: { id: 'Keuangan', en: 'Financial' },
  },
  gridLegend: { id: 'Imbalan uang per kerentanan', en: 'Money per vulnerability' },
  otherLegend: { id: 'Imbalan lain per kerentanan', en: 'Other reward per vulnerability' },
  least: ({ band }: { band: string }) => ({ id: `${band}, minimum`, en: `${band}, minimum` }),
  most: ({ band }: { band: string }) => ({ id: `${band}, maksimum`, en: `${band}, maximum` }),
  other: ({ band }: { band: string }) => ({ id: `${band}, imbalan lain`, en: `${band}, other reward` }),
  retest: { id: 'Bayaran uji ulang', en: 'Pay for a retest' },
  retestHint: ({ most }: { most: string }) => ({
    id: `Dibayar tiap kali bughunter menjawab uji ulang yang diminta, apa pun hasilnya. Paling banyak ${most}; kosongkan bila tidak dibayar.`,
    en: `Paid each time the bughunter answers a retest that was asked for, whatever its result. At most ${most}; leave empty if unpaid.`,
  }),
  access: { id: 'Keterbukaan dan masa berlaku', en: 'Visibility and term' },
  accessHint: {
    id: 'Program privat hanya terlihat oleh bughunter yang menerima undangan.',
    en: 'A private program is seen only by bughunters who accepted an invitation.',
  },
  visibility: { id: 'Keterbukaan', en: 'Visibility' },
  visibilityHints: {
    public: { id: 'Semua orang dapat membaca program ini.', en: 'Everybody can read this program.' },
    private: { id: 'Hanya untuk undangan; keberadaannya pun rahasia.', en: 'By invitation only; even its existence is secret.' },
  },
  validUntil: { id: 'Berlaku sampai', en: 'Valid until' },
  validUntilHint: {
    id: 'Hari terakhir menerima laporan, sampai pukul 23.59 WIB.',
    en: 'The last day that takes reports, until 23:59 WIB.',
  },
  save: { id: 'Simpan draf', en: 'Save the draft' },
  saveVersion: { id: 'Simpan versi baru', en: 'Save a new version' },
  newVersion: {
    id: 'Setelah versi baru berlaku, bughunter harus menyetujui perjanjian baru sebelum melapor lagi.',
    en: 'Once the new version holds, bughunters must accept the new agreement before they report again.',
  },
  cancel: { id: 'Batal', en: 'Cancel' },
  choose: { id: 'Pilih', en: 'Choose' },
  problems: { id: 'Perbaiki isian berikut', en: 'Please correct these fields' },
})
