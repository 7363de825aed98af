import { catalogue } from './catalogue.ts'

/** Whether the targets of a program are proved to be of its company, and what is missing. */
export const programTargetWords = catalogue({
  id: {
    title: 'Bukti target',
    ready: 'Semua target terbukti milik perusahaan ini.',
    missing: ({ count }: { count: number }) =>
      `${count} target belum terbukti. Program ini belum dapat diterima sebelum semuanya terbukti.`,
    paused: ({ count }: { count: number }) =>
      `${count} target dijeda: bughunter tidak boleh mengujinya, dan laporannya tidak diterima, sampai terbukti lagi.`,
    caption: 'Target dan buktinya',
    target: 'Target',
    state: 'Bukti',
    next: 'Yang perlu dilakukan',
    states: {
      proved: 'Terbukti',
      earlier: 'Diterima tim sebelum bukti diwajibkan',
      paused: 'Dijeda: bukti hilang',
      unproved: 'Belum terbukti',
    },
    pausedBadge: 'Dijeda, jangan diuji',
    none: '–',
    claim: ({ name }: { name: string }) => `Klaim ${name}`,
    prove: 'Buktikan asetnya',
    look: 'Lihat asetnya',
    notYet: ({ kind, name }: { kind: string; name: string }) => `${kind} ${name} belum diklaim`,
    unreadable:
      'Target ini tidak menyebut satu aset. Tulis satu domain, alamat, aplikasi, repositori, atau nama perangkat.',
  },
  en: {
    title: 'Proof of targets',
    ready: 'All targets are proved to be of this company.',
    missing: ({ count }: { count: number }) =>
      `${count} ${count === 1 ? 'target is' : 'targets are'} not proved. The program cannot be accepted before all of them are.`,
    paused: ({ count }: { count: number }) =>
      `${count} ${count === 1 ? 'target is' : 'targets are'} paused: bughunters may not test ${count === 1 ? 'it' : 'them'}, and reports are not taken, until proved again.`,
    caption: 'Targets and their proof',
    target: 'Target',
    state: 'Proof',
    next: 'What is to be done',
    states: {
      proved: 'Proved',
      earlier: 'Accepted by the team before proof was required',
      paused: 'Paused: proof lost',
      unproved: 'Not proved yet',
    },
    pausedBadge: 'Paused, do not test',
    none: '–',
    claim: ({ name }: { name: string }) => `Claim ${name}`,
    prove: 'Prove the asset',
    look: 'See the asset',
    notYet: ({ kind, name }: { kind: string; name: string }) => `${kind} ${name} is not claimed`,
    unreadable:
      'This target names no single asset. Write one domain, address, application, repository or device.',
  },
})
