import { catalogue } from './catalogue.ts'

/** Words of the pages about the platform team itself. */
export const teamWords = catalogue({
  title: { id: 'Tim platform', en: 'Platform team' },
  subtitle: {
    id: 'Siapa yang bekerja di sini dan dengan peran apa. Semua orang di tim membaca; peran menentukan apa yang boleh dilakukan.',
    en: 'Who works here, and in which roles. Everyone of the team reads; roles say what a person may do.',
  },
  caption: { id: 'Anggota tim platform', en: 'People of the platform team' },
  columns: {
    person: { id: 'Orang', en: 'Person' },
    roles: { id: 'Peran', en: 'Roles' },
    state: { id: 'Keadaan', en: 'State' },
    since: { id: 'Peran sejak', en: 'Roles since' },
  },
  states: {
    invited: { id: 'Diundang', en: 'Invited' },
    active: { id: 'Bertugas', en: 'At work' },
    resting: { id: 'Diistirahatkan', en: 'At rest' },
    ended: { id: 'Sudah keluar', en: 'Left' },
  },
  waiting: { id: 'Ada usulan', en: 'Proposal waiting' },
  roleNames: {
    triage: { id: 'Triase', en: 'Triage' },
    finance: { id: 'Keuangan', en: 'Finance' },
    identity: { id: 'Identitas', en: 'Identity' },
    editor: { id: 'Editor', en: 'Editor' },
    support: { id: 'Layanan', en: 'Support' },
    administrator: { id: 'Administrator', en: 'Administrator' },
    auditor: { id: 'Auditor', en: 'Auditor' },
  },
  roleHints: {
    triage: { id: 'Laporan, validasi, program, dan aset', en: 'Reports, validation, programs and assets' },
    finance: { id: 'Pembayaran, isi saldo, pengembalian, paket, dan pajak', en: 'Payouts, top-ups, refunds, plans and tax' },
    identity: { id: 'Verifikasi identitas, NPWP, dan pemulihan akun', en: 'Identity checks, NPWP and account recovery' },
    editor: { id: 'Artikel, pengumuman, dan publikasi', en: 'Articles, announcements and publications' },
    support: { id: 'Pertanyaan dan insiden', en: 'Inquiries and incidents' },
    administrator: { id: 'Pengaturan, kontrak, sanksi, dan tim ini', en: 'Settings, contracts, sanctions and this team' },
    auditor: { id: 'Membaca semuanya, tidak mengubah apa pun', en: 'Reads everything and changes nothing' },
  },
  noRoles: { id: 'Belum ada', en: 'None' },
  fields: {
    email: { id: 'Email', en: 'Email' },
    roles: { id: 'Peran', en: 'Roles' },
    reason: { id: 'Alasan', en: 'Reason' },
  },
  hints: {
    roles: {
      id: 'Administrator dan Keuangan berlaku setelah administrator lain menyetujui. Anda hanya dapat memberi peran yang Anda miliki.',
      en: 'Administrator and Finance hold once another administrator confirms. You can give only roles you have yourself.',
    },
    reason: { id: 'Dibaca seluruh tim. 10–300 karakter.', en: 'Read by the whole team. 10–300 characters.' },
  },
  invite: {
    title: { id: 'Undang orang', en: 'Invite a person' },
    text: ({ hours }: { hours: number }) => ({
      id: `Tautan undangan dikirim lewat email dan berlaku ${hours} jam. Undangan yang sama dapat dikirim ulang dari sini.`,
      en: `A link is sent by email and is good for ${hours} hours. The same invitation can be sent again from here.`,
    }),
    submit: { id: 'Kirim undangan', en: 'Send the invitation' },
  },
  facts: {
    title: { id: 'Keterangan', en: 'Facts' },
    email: { id: 'Email', en: 'Email' },
    invited: { id: 'Diundang', en: 'Invited' },
    reason: { id: 'Alasan terakhir', en: 'Latest reason' },
  },
  change: {
    title: { id: 'Usulan yang menunggu', en: 'A proposal that waits' },
    roles: { id: 'Peran menjadi', en: 'Roles become' },
    letGo: { id: 'Diberhentikan dari tim', en: 'Let go from the team' },
    what: { id: 'Perubahan', en: 'Change' },
    by: { id: 'Diusulkan oleh', en: 'Proposed by' },
    at: { id: 'Pada', en: 'On' },
    confirm: { id: 'Setujui usulan', en: 'Confirm the proposal' },
    refuse: { id: 'Tolak usulan', en: 'Refuse the proposal' },
    withdraw: { id: 'Tarik usulan', en: 'Take the proposal back' },
  },
  acts: {
    title: { id: 'Ubah', en: 'Change' },
    roles: { id: 'Ubah peran', en: 'Change the roles' },
    rest: { id: 'Istirahatkan', en: 'Put to rest' },
    restText: {
      id: 'Semua sesinya berakhir sekarang dan ia tidak bisa masuk sampai diaktifkan lagi. Perannya tetap tercatat.',
      en: 'All sessions end now, and the person cannot sign in until they are woken. Their roles stay noted.',
    },
    wake: { id: 'Aktifkan lagi', en: 'Let work again' },
    wakeText: {
      id: 'Haknya dihitung baru: dalam 24 jam ia belum dihitung sebagai orang kedua, dan tidak pernah untuk langkah Anda.',
      en: 'Their right counts anew: for 24 hours they are no second person, and never beside your steps.',
    },
    letGo: { id: 'Berhentikan', en: 'Let go' },
    letGoText: {
      id: 'Akunnya ditutup untuk selamanya. Riwayat kerjanya tetap ada. Untuk administrator, ini menunggu administrator lain.',
      en: 'The account is closed for good. What the person did stays in the history. For an administrator, it waits for another one.',
    },
    withdraw: { id: 'Tarik undangan', en: 'Withdraw the invitation' },
    withdrawText: { id: 'Tautan undangannya langsung mati.', en: 'The link of the invitation is dead at once.' },
  },
  readsOnly: ({ roles }: { roles: string }) => ({
    id: `Anda hanya membaca halaman ini. Yang mengerjakannya: ${roles}.`,
    en: `You only read this page. Who works here: ${roles}.`,
  }),
  mayNot: {
    id: 'Hanya administrator lain yang dapat mengubah orang ini.',
    en: 'Only another administrator can change this person.',
  },
  accept: {
    title: { id: 'Bergabung dengan tim platform', en: 'Join the platform team' },
    first: {
      id: 'Situs ini belum punya operator. Anda menjadi yang pertama, dengan semua peran. Setelah membuat kata sandi dan masuk, pasang langkah kedua.',
      en: 'This site has no operator yet. You become the first, with all roles. Once you have a password and are signed in, set up a second step.',
    },
    intro: {
      id: 'Pilih nama pengguna, lalu buat kata sandi. Setelah masuk, pasang langkah kedua sebelum hal lain.',
      en: 'Choose a username, then create a password. Once signed in, set up a second step before anything else.',
    },
    submit: { id: 'Lanjut', en: 'Continue' },
  },
})
