import { catalogue } from './catalogue.ts'

/** Whether the targets of a program are proved to be of its company, and what is missing. */
export const programTargetWords = catalogue({
  title: { id: 'Bukti target', en: 'Proof of targets' },
  ready: { id: 'Semua target terbukti milik perusahaan ini.', en: 'All targets are proved to be of this company.' },
  missing: ({ count }: { count: number }) => ({
    id: `${count} target belum terbukti. Program ini belum dapat diterima sebelum semuanya terbukti.`,
    en: `${count} ${count === 1 ? 'target is' : 'targets are'} not proved. The program cannot be accepted before all of them are.`,
  }),
  paused: ({ count }: { count: number }) => ({
    id: `${count} target dijeda: bughunter tidak boleh mengujinya, dan laporannya tidak diterima, sampai terbukti lagi.`,
    en: `${count} ${count === 1 ? 'target is' : 'targets are'} paused: bughunters may not test ${count === 1 ? 'it' : 'them'}, and reports are not taken, until proved again.`,
  }),
  caption: { id: 'Target dan buktinya', en: 'Targets and their proof' },
  target: { id: 'Target', en: 'Target' },
  state: { id: 'Bukti', en: 'Proof' },
  next: { id: 'Yang perlu dilakukan', en: 'What is to be done' },
  states: {
    proved: { id: 'Terbukti', en: 'Proved' },
    earlier: { id: 'Diterima tim sebelum bukti diwajibkan', en: 'Accepted by the team before proof was required' },
    paused: { id: 'Dijeda: bukti hilang', en: 'Paused: proof lost' },
    unproved: { id: 'Belum terbukti', en: 'Not proved yet' },
  },
  pausedBadge: { id: 'Dijeda, jangan diuji', en: 'Paused, do not test' },
  none: { id: '–', en: '–' },
  claim: ({ name }: { name: string }) => ({ id: `Klaim ${name}`, en: `Claim ${name}` }),
  prove: { id: 'Buktikan asetnya', en: 'Prove the asset' },
  look: { id: 'Lihat asetnya', en: 'See the asset' },
  notYet: ({ kind, name }: { kind: string; name: string }) => ({
    id: `${kind} ${name} belum diklaim`,
    en: `${kind} ${name} is not claimed`,
  }),
  unreadable: {
    id: 'Target ini tidak menyebut satu aset. Tulis satu domain, alamat, aplikasi, repositori, atau nama perangkat.',
    en: 'This target names no single asset. Write one domain, address, application, repository or device.',
  },
})

/** The versions of a program and what changed between two of them; companies and the platform team read it. */
export const versionWords = catalogue({
  title: { id: 'Riwayat versi', en: 'Version history' },
  column: { id: 'Versi', en: 'Version' },
  hint: {
    id: 'Setiap laporan dinilai menurut versi yang berlaku saat dikirim.',
    en: 'Every report is judged by the version in force when it was sent.',
  },
  version: ({ version }: { version: number }) => ({ id: `Versi ${version}`, en: `Version ${version}` }),
  states: {
    in_force: { id: 'Berlaku sekarang', en: 'In force now' },
    waiting: { id: 'Menunggu tim platform', en: 'Waits for the platform team' },
    returned: { id: 'Perlu perbaikan', en: 'Needs corrections' },
    announced: { id: 'Sudah disetujui, belum berlaku', en: 'Approved, not in force yet' },
    refused: { id: 'Ditolak', en: 'Refused' },
    withdrawn: { id: 'Ditarik', en: 'Withdrawn' },
    replaced: { id: 'Diganti', en: 'Replaced' },
    lapsed: { id: 'Tidak jadi berlaku', en: 'Never came into force' },
  },
  saved: { id: 'Disimpan', en: 'Saved' },
  by: { id: 'Disimpan oleh', en: 'Saved by' },
  hash: { id: 'SHA-256 naskah', en: 'SHA-256 of the text' },
  act: { id: 'Tindakan', en: 'Act' },
  changes: { id: 'Lihat perubahan', en: 'See the changes' },
  from: { id: 'Dari', en: 'From' },
  to: { id: 'Ke', en: 'To' },
  compare: { id: 'Bandingkan', en: 'Compare' },
  compareLabel: { id: 'Bandingkan dua versi', en: 'Compare two versions' },
  diffTitle: ({ from, to }: { from: number; to: number }) => ({
    id: `Perubahan dari versi ${from} ke versi ${to}`,
    en: `Changes from version ${from} to version ${to}`,
  }),
  none: {
    id: 'Naskah kedua versi sama. Yang berubah hanya keterbukaan, masa berlaku, jenis, atau pengelola program.',
    en: 'The text of both versions is the same. Only the visibility, term, kind or management changed.',
  },
  removed: { id: 'Dihapus:', en: 'Removed:' },
  added: { id: 'Ditambah:', en: 'Added:' },
  skipped: { id: 'Bagian yang sama dilewati', en: 'Unchanged lines left out' },
  parts: {
    access: { id: 'Jenis, pengelola, keterbukaan, dan masa berlaku', en: 'Kind, management, visibility and term' },
    title: { id: 'Judul', en: 'Title' },
    summary: { id: 'Ringkasan', en: 'Summary' },
    description: { id: 'Deskripsi', en: 'Description' },
    rewards: { id: 'Imbalan', en: 'Rewards' },
    challenge: { id: 'Challenge', en: 'Challenge' },
    scope: { id: 'Ruang lingkup', en: 'Scope' },
    outOfScope: { id: 'Di luar ruang lingkup', en: 'Out of scope' },
    publicationRules: { id: 'Aturan publikasi', en: 'Publication rules' },
  },
})
