import { catalogue } from './catalogue.ts'

/** The queue of incidents and the people outside the team who may be handed tickets. */
export const incidentQueueWords = catalogue({
  list: {
    title: { id: 'Insiden siber', en: 'Cyber incidents' },
    subtitle: {
      id: 'Laporan dari formulir publik. Yang masih terbuka diurutkan dari yang terlama.',
      en: 'Reports of the public form. Open ones stand oldest first.',
    },
    caption: { id: 'Tiket insiden siber', en: 'Incident tickets' },
    columns: {
      ticket: { id: 'Tiket', en: 'Ticket' },
      severity: { id: 'Dampak', en: 'Severity' },
      received: { id: 'Diterima', en: 'Received' },
      state: { id: 'Status', en: 'Status' },
      assignee: { id: 'Ditangani', en: 'Handled by' },
    },
    nobody: { id: 'Belum ada', en: 'Nobody yet' },
    unjudged: { id: 'Belum dinilai', en: 'Not assessed yet' },
    spam: { id: 'Spam', en: 'Spam' },
    empty: {
      title: { id: 'Tidak ada tiket di sini', en: 'No tickets here' },
      text: { id: 'Laporan insiden dari formulir publik muncul di sini.', en: 'Incident reports of the public form appear here.' },
    },
    responders: { id: 'Penanggap', en: 'Responders' },
    filter: {
      label: { id: 'Saring tiket', en: 'Filter tickets' },
      q: { id: 'Cari', en: 'Search' },
      qHint: { id: 'Kode, nama, aplikasi, insiden', en: 'Code, name, application, incident' },
      state: { id: 'Status', en: 'Status' },
      open: { id: 'Semua yang terbuka', en: 'All open' },
      severity: { id: 'Dampak', en: 'Severity' },
      anySeverity: { id: 'Semua dampak', en: 'Any severity' },
      mine: { id: 'Penanggung jawab', en: 'Handled by' },
      everybody: { id: 'Semua orang', en: 'Everybody' },
      onlyMine: { id: 'Saya', en: 'Me' },
      submit: { id: 'Terapkan', en: 'Apply' },
      reset: { id: 'Hapus saringan', en: 'Clear filters' },
    },
  },
  responders: {
    title: { id: 'Penanggap insiden', en: 'Incident responders' },
    subtitle: {
      id: 'Orang di luar tim platform yang dapat diserahi tiket. Mereka hanya membaca tiket yang diserahkan.',
      en: 'People outside the platform team whom tickets can be assigned to. They read those tickets only.',
    },
    caption: { id: 'Penanggap', en: 'Responders' },
    columns: {
      name: { id: 'Nama pengguna', en: 'Username' },
      email: { id: 'Email', en: 'Email' },
      since: { id: 'Sejak', en: 'Since' },
      open: { id: 'Tiket terbuka', en: 'Open tickets' },
      act: { id: 'Tindakan', en: 'Act' },
    },
    emptyTitle: { id: 'Belum ada penanggap luar', en: 'No responders outside the team yet' },
    emptyText: { id: 'Tiket tetap dapat ditangani tim platform sendiri.', en: 'The platform team can handle tickets by itself.' },
    dismiss: { id: 'Berhentikan', en: 'Dismiss' },
    add: { id: 'Tunjuk penanggap', en: 'Name a responder' },
    addText: {
      id: 'Alamat yang belum punya akun mendapat akun penanggap dan tautan untuk membuat kata sandi.',
      en: 'An address without an account gets one, and a link to create its password.',
    },
    email: { id: 'Email', en: 'Email' },
    username: { id: 'Nama pengguna', en: 'Username' },
    usernameHint: { id: 'Hanya untuk alamat yang belum punya akun', en: 'Only for addresses without an account' },
    submit: { id: 'Tunjuk', en: 'Name the responder' },
  },
})
