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
