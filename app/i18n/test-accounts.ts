import { catalogue } from './catalogue.ts'

/** Test accounts of a program: for the bughunter who has one, and for the people who keep them. */
export const testAccountWords = catalogue({
  title: { id: 'Akun uji', en: 'Test account' },
  own: {
    offer: {
      id: 'Program ini menyediakan akun uji, satu untuk tiap bughunter yang menyetujui perjanjiannya.',
      en: 'This program has test accounts, one for each bughunter who accepts its agreement.',
    },
    usedUp: {
      id: 'Semua akun uji sedang dipakai. Mintalah: kalau belum ada yang bebas, perusahaan diberi tahu.',
      en: 'All test accounts are in use. Ask for one: while none is free, the company is told.',
    },
    none: {
      id: 'Program ini sedang tidak punya akun uji.',
      en: 'This program has no test accounts for now.',
    },
    take: { id: 'Ambil akun uji', en: 'Take a test account' },
    number: ({ number }: { number: number }) => ({ id: `Akun uji ${number}`, en: `Test account ${number}` }),
    given: ({ at }: { at: string }) => ({
      id: `Diberikan ${at}. Jangan dibagikan; setiap kali dibuka, perusahaan melihat catatannya.`,
      en: `Given on ${at}. Share it with nobody; each look at it is recorded for the company.`,
    }),
    show: { id: 'Tampilkan', en: 'Show' },
    hide: { id: 'Sembunyikan', en: 'Hide' },
    resting: {
      id: 'Isinya belum bisa dibuka sekarang.',
      en: 'It cannot be opened right now.',
    },
    revoked: ({ number, at }: { number: number; at: string }) => ({
      id: `Akun uji ${number} dicabut perusahaan pada ${at}.`,
      en: `The company revoked test account ${number} on ${at}.`,
    }),
    reason: { id: 'Alasannya', en: 'The reason' },
  },
  parts: {
    username: { id: 'Nama pengguna', en: 'Username' },
    password: { id: 'Kata sandi', en: 'Password' },
    note: { id: 'Catatan', en: 'Note' },
    copy: { id: 'Salin', en: 'Copy' },
    copied: { id: 'Tersalin', en: 'Copied' },
  },
  desk: {
    title: { id: 'Akun uji untuk bughunter', en: 'Test accounts for bughunters' },
    subtitle: {
      id: 'Satu set untuk tiap bughunter yang menyetujui perjanjian program. Kata sandinya tidak pernah tampil lagi di sini.',
      en: 'One set for each bughunter who accepts the agreement of the program. Passwords are never shown here again.',
    },
    use: ({ given, open }: { given: number; open: number }) => ({
      id: `${given} dari ${open} terpakai`,
      en: `${given} of ${open} in use`,
    }),
    empty: {
      id: 'Belum ada akun uji. Kalau aturan program menjanjikannya, tambahkan di sini.',
      en: 'There are no test accounts yet. If the rules of the program promise them, add them here.',
    },
    number: { id: 'No.', en: 'No.' },
    state: { id: 'Keadaan', en: 'State' },
    actions: { id: 'Tindakan', en: 'Actions' },
    free: { id: 'Bebas', en: 'Free' },
    inUse: { id: 'Dipakai', en: 'In use' },
    closed: {
      revoked: { id: 'Dicabut', en: 'Revoked' },
      removed: { id: 'Dihapus', en: 'Removed' },
      permission_ended: { id: 'Izin bughunter berakhir', en: 'Permission of the bughunter ended' },
      program_ended: { id: 'Program berakhir', en: 'The program ended' },
    },
    given: ({ at }: { at: string }) => ({ id: `Diberikan ${at}`, en: `Given ${at}` }),
    shown: ({ at }: { at: string }) => ({ id: `Terakhir dibuka ${at}`, en: `Last looked at ${at}` }),
    since: ({ at }: { at: string }) => ({ id: `Sejak ${at}`, en: `Since ${at}` }),
    change: {
      id: 'Ganti kata sandinya, lalu tambahkan sebagai set baru.',
      en: 'Change its password, then add it as a new set.',
    },
    add: { id: 'Tambah akun uji', en: 'Add test accounts' },
    lines: { id: 'Satu akun per baris', en: 'One account a line' },
    linesHint: {
      id: 'Nama pengguna, kata sandi, lalu catatan bila perlu, dipisahkan koma atau tab. Paling banyak 200 akun.',
      en: 'Username, password, and a note if you like, between commas or tabs. 200 accounts at most.',
    },
    linesSample: { id: 'uji01, Rahasia-01, nasabah dengan saldo', en: 'test01, Secret-01, customer with a balance' },
    save: { id: 'Tambahkan', en: 'Add' },
    remove: { id: 'Hapus', en: 'Remove' },
    revoke: { id: 'Cabut', en: 'Revoke' },
    reason: { id: 'Alasan pencabutan', en: 'Reason of the revocation' },
    reasonHint: { id: 'Dibaca bughunter.', en: 'The bughunter reads it.' },
    again: { id: 'Bughunter ini boleh mengambil akun uji lain', en: 'This bughunter may take another test account' },
    confirm: { id: 'Cabut akun uji', en: 'Revoke the test account' },
    allow: { id: 'Izinkan mengambil yang lain', en: 'Let them take another one' },
  },
  /** On the page of a program, for everyone. */
  offers: {
    available: { id: 'Tersedia setelah menyetujui perjanjian', en: 'Given once the agreement is accepted' },
    used_up: { id: 'Ada, tetapi sedang habis terpakai', en: 'There are some, but all are in use' },
  },
})
