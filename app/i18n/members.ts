import { catalogue } from './catalogue.ts'

type Seats = { used: number; most: number }
type Days = { when: string }

/** The team of a company: its list, invitations, rights. */
export const memberWords = catalogue({
  title: { id: 'Daftar anggota', en: 'Member List' },
  subtitle: {
    id: 'Siapa yang bekerja untuk perusahaan Anda di sini, dan apa yang boleh mereka lakukan.',
    en: 'Who works for your company here, and what they may do.',
  },
  seats: ({ used, most }: Seats) => ({ id: `${used} dari ${most} kursi terpakai`, en: `${used} of ${most} seats taken` }),
  seatsOpen: ({ used }: { used: number }) => ({ id: `${used} anggota`, en: used === 1 ? '1 member' : `${used} members` }),
  seatsFull: { id: 'Semua kursi terpakai', en: 'All seats are taken' },
  seatsFullText: {
    id: 'Paket Anda tidak punya kursi kosong. Tarik undangan atau nonaktifkan anggota yang sudah tidak perlu akses, atau naikkan paket.',
    en: 'Your plan has no seat left. Withdraw an invitation, deactivate a member who needs no access any more, or choose a larger plan.',
  },
  seatsNear: { id: 'Kursi hampir habis', en: 'Few seats left' },
  seatsNearText: ({ left }: { left: number }) => ({
    id: `Tinggal ${left} kursi pada paket Anda.`,
    en: `Seats left in your plan: ${left}.`,
  }),
  license: { id: 'Lihat lisensi', en: 'See the license' },
  add: { id: 'Undang anggota', en: 'Invite a member' },
  empty: { id: 'Belum ada anggota', en: 'No members yet' },
  factorRule: {
    title: { id: 'Langkah kedua bagi semua orang', en: 'A second step for everyone' },
    text: {
      id: 'Dengan autentikator atau kunci sandi, kata sandi yang bocor saja tidak cukup untuk membuka laporan Anda.',
      en: 'With an authenticator or a passkey, a leaked password alone does not open your reports.',
    },
    on: { id: 'Wajib', en: 'Required' },
    off: { id: 'Tidak wajib', en: 'Not required' },
    bySite: {
      id: 'Platform ini sudah mewajibkannya bagi semua perusahaan.',
      en: 'This platform already requires it of every company.',
    },
    allHave: { id: 'Semua orang sudah memasangnya.', en: 'Everyone has set one up.' },
    without: ({ count }: { count: number }) => ({
      id: `${count} orang belum memasangnya.`,
      en: `People who have none: ${count}.`,
    }),
    ownerSets: { id: 'Hanya pemilik yang mengubah aturan ini.', en: 'Only the owner changes this rule.' },
    require: { id: 'Wajibkan bagi semua orang', en: 'Require it of everyone' },
    requireText: {
      id: 'Yang belum memasangnya hanya dapat membuka halaman keamanan sampai terpasang. Pasang dulu di akun Anda sendiri.',
      en: 'Those who have none can open only the security page until they set one up. Set up your own first.',
    },
    lift: { id: 'Cabut kewajiban', en: 'Lift the requirement' },
    liftText: {
      id: 'Yang sudah memasangnya tetap memakainya, dan boleh melepasnya.',
      en: 'Those who have one still use it, and may remove it.',
    },
  },
  emptyText: {
    id: 'Undang rekan Anda agar laporan tidak menunggu satu orang saja.',
    en: 'Invite your colleagues so that reports do not wait for a single person.',
  },
  filter: { id: 'Saring daftar anggota', en: 'Filter the member list' },
  filterSubmit: { id: 'Terapkan', en: 'Apply' },
  filterReset: { id: 'Hapus saringan', en: 'Clear the filter' },
  all: { id: 'Semua', en: 'All' },
  fields: {
    name: { id: 'Nama', en: 'Name' },
    email: { id: 'Email', en: 'Email' },
    permission: { id: 'Peran', en: 'Role' },
    status: { id: 'Status', en: 'Status' },
    permissions: { id: 'Hak akses', en: 'Rights' },
    programs: { id: 'Program', en: 'Programs' },
    rewardLimit: { id: 'Batas imbalan per laporan', en: 'Reward limit per report' },
    joined: { id: 'Bergabung', en: 'Joined' },
    act: { id: 'Tindakan', en: 'Actions' },
  },
  hints: {
    email: ({ domain }: { domain: string }) => ({
      id: `Alamat di ${domain} atau subdomainnya, tanpa tanda +`,
      en: `An address at ${domain} or below it, without a + sign`,
    }),
    rewardLimit: {
      id: 'Jumlah tertinggi yang boleh ia putuskan untuk satu laporan. Kosong berarti tanpa batas. Di atas Rp50 juta, atau tanpa batas, hanya dapat diberikan oleh pemilik akun.',
      en: 'The most this person may decide for one report. Empty means no limit. Above Rp50 million, or without a limit, the owner of the account alone may give it.',
    },
    permissions: {
      id: 'Melihat program yang diberikan dan laporannya selalu boleh, tanpa hak tambahan.',
      en: 'Members can always read the programs shared with them and the reports in them.',
    },
    programs: {
      id: 'Anggota hanya melihat program yang dicentang, dengan hak di atas.',
      en: 'A member sees only the programs ticked here, with the rights above.',
    },
  },
  grantHint: ({ rights }: { rights: string }) => ({ id: `Khusus di sini juga: ${rights}.`, en: `Here also: ${rights}.` }),
  grantLink: ({ title }: { title: string }) => ({ id: `Atur hak khusus di ${title}`, en: `Set rights for ${title} alone` }),
  statuses: { 1: { id: 'Menunggu verifikasi', en: 'Invited' }, 2: { id: 'Aktif', en: 'Active' }, 3: { id: 'Nonaktif', en: 'Deactivated' } },
  withdrawn: { id: 'Undangan ditarik', en: 'Invitation withdrawn' },
  permissionNames: { 1: { id: 'Admin', en: 'Admin' }, 2: { id: 'Anggota', en: 'Member' } },
  permissionHints: {
    1: {
      id: 'Boleh semuanya di semua program, termasuk mengelola anggota. Saldo tetap milik akun pemilik.',
      en: 'May do everything in every program, members included. The balance stays with the owner.',
    },
    2: {
      id: 'Melihat program yang diberikan; selebihnya sesuai hak di bawah.',
      en: 'Sees the programs shared with them; everything else follows the rights below.',
    },
  },
  toggles: {
    'report.comment': { id: 'Menulis komentar untuk bughunter', en: 'Write comments to bughunters' },
    'report.comment_internal': { id: 'Menulis komentar internal', en: 'Write internal comments' },
    'report.rate': { id: 'Menilai risiko dan mengatur perbaikan', en: 'Rate risks and manage fixes' },
    'reward.decide': { id: 'Memutuskan imbalan', en: 'Decide rewards' },
    'program.manage': { id: 'Menulis dan mengelola program', en: 'Write and manage programs' },
    'member.manage': { id: 'Mengelola anggota dan membaca log pengguna', en: 'Manage members and read the user log' },
    'integration.manage': { id: 'Mengelola integrasi', en: 'Manage integrations' },
    export: { id: 'Mengunduh data', en: 'Download data' },
  },
  toggleHints: {
    'report.comment': {
      id: 'Dibaca bughunter yang melapor dan tim platform.',
      en: 'Read by the bughunter who reported and by the platform team.',
    },
    'report.comment_internal': {
      id: 'Dibaca tim Anda yang melihat laporannya dan tim platform, tidak oleh bughunter.',
      en: 'Read by those of your team who see the report and by the platform team, not by bughunters.',
    },
    'report.rate': {
      id: 'Menetapkan tingkat risiko atau menerima risikonya, memulai perbaikan, meminta dan memutuskan uji ulang.',
      en: 'Set the risk level or accept the risk, start the fix, ask for a retest and decide it.',
    },
    'reward.decide': {
      id: 'Imbalan dibayar dari saldo perusahaan, paling banyak sampai batas di bawah ini.',
      en: 'Rewards are paid from the balance of the company, at most up to the limit below.',
    },
    'program.manage': {
      id: 'Membuat, mengubah, menjeda, dan mengakhiri program, serta mengundang bughunter.',
      en: 'Make, change, pause and end programs, and invite bughunters.',
    },
    'member.manage': {
      id: 'Mengundang dan mengubah anggota biasa. Hak yang tidak dimilikinya tidak bisa ia berikan.',
      en: 'Invite and edit members who are not admins. Rights they do not have themselves they cannot give.',
    },
    'integration.manage': {
      id: 'Belum ada integrasi di platform ini; hak ini baru berguna setelah ada.',
      en: 'There are no integrations yet; this right takes effect once there are.',
    },
    export: {
      id: 'Log pengguna sebagai CSV, kalau ia juga mengelola anggota. Setiap unduhan tercatat dan meminta kata sandi.',
      en: 'The user log as CSV, for those who also manage members. Every download is logged and asks for the password.',
    },
  },
  shortToggles: {
    'report.comment': { id: 'komentar', en: 'comment' },
    'report.comment_internal': { id: 'komentar internal', en: 'internal comment' },
    'report.rate': { id: 'nilai risiko', en: 'rate' },
    'reward.decide': { id: 'imbalan', en: 'reward' },
    'program.manage': { id: 'program', en: 'programs' },
    'member.manage': { id: 'anggota', en: 'members' },
    'integration.manage': { id: 'integrasi', en: 'integrations' },
    export: { id: 'unduh data', en: 'download' },
  },
  everything: { id: 'Semua', en: 'Everything' },
  readOnly: { id: 'Hanya membaca', en: 'Reading only' },
  programCount: ({ count }: { count: number }) => ({ id: `${count} program`, en: count === 1 ? '1 program' : `${count} programs` }),
  allPrograms: { id: 'Semua program', en: 'All programs' },
  adminPrograms: { id: 'Admin melihat semua program.', en: 'An admin sees every program.' },
  none: { id: '–', en: '–' },
  edit: { id: 'Ubah', en: 'Edit' },
  view: { id: 'Lihat', en: 'View' },
  resend: { id: 'Kirim ulang', en: 'Send again' },
  withdraw: { id: 'Tarik', en: 'Withdraw' },
  addTitle: { id: 'Undang anggota', en: 'Invite a member' },
  addSubtitle: ({ hours }: { hours: number }) => ({
    id: `Kami mengirim tautan verifikasi ke emailnya. Tautan berlaku ${hours} jam.`,
    en: `We email a verification link to this person. It is valid for ${hours} hours.`,
  }),
  who: { id: 'Siapa', en: 'Who' },
  what: { id: 'Peran dan hak', en: 'Role and rights' },
  where: { id: 'Akses program', en: 'Program access' },
  prove: { id: 'Konfirmasi', en: 'Confirmation' },
  proveHint: {
    id: 'Mengubah hak akses adalah tindakan penting: pastikan ini benar Anda.',
    en: 'Access rights are sensitive: confirm that it is you.',
  },
  noPrograms: { id: 'Belum ada program yang bisa diberikan.', en: 'There is no program to grant yet.' },
  invite: { id: 'Kirim undangan', en: 'Send the invitation' },
  editTitle: ({ name }: { name: string }) => ({ id: `Anggota: ${name}`, en: `Member: ${name}` }),
  editHint: {
    id: 'Kalau peran atau hak berubah, semua sesi anggota ini langsung berakhir dan ia menerima email.',
    en: 'When the role or a right changes, all sessions of this member end at once and they are told by email.',
  },
  save: { id: 'Simpan perubahan', en: 'Save changes' },
  back: { id: 'Daftar anggota', en: 'Member List' },
  mayNotChange: {
    id: 'Anda bisa melihat keanggotaan ini, tetapi tidak mengubahnya.',
    en: 'You may see this membership but not change it.',
  },
  pendingTitle: { id: 'Undangan belum dijawab', en: 'The invitation is not answered yet' },
  pendingText: ({ when }: Days) => ({
    id: `Diundang ${when}. Kirim ulang kalau emailnya tidak sampai; tautan yang lama langsung mati.`,
    en: `Invited ${when}. Send it again if the email did not arrive; the earlier link stops working at once.`,
  }),
  deactivate: { id: 'Nonaktifkan', en: 'Deactivate' },
  deactivateTitle: { id: 'Nonaktifkan anggota', en: 'Deactivate the member' },
  deactivateText: {
    id: 'Semua sesi dan tautannya berakhir saat ini juga. Jejaknya di laporan dan log tetap ada, dan ia dapat diaktifkan lagi.',
    en: 'All sessions and links of this person end right now. What they did stays in reports and in the log, and they can be let in again.',
  },
  deactivateAction: { id: 'Nonaktifkan anggota ini', en: 'Deactivate this member' },
  reactivateTitle: { id: 'Aktifkan kembali', en: 'Reactivate' },
  reactivateText: {
    id: 'Anggota ini kembali dengan hak dan program seperti sebelumnya, dan memakai satu kursi.',
    en: 'This member comes back with the rights and programs they had, and takes one seat.',
  },
  reactivateAction: { id: 'Aktifkan kembali', en: 'Reactivate' },
  cancel: { id: 'Batal', en: 'Cancel' },
  verification: {
    title: { id: 'Verifikasi anggota perusahaan', en: 'Company member verification' },
    invitedBy: ({ company }: { company: string }) => ({
      id: `${company} mengundang Anda menjadi anggota timnya.`,
      en: `${company} invites you to its team.`,
    }),
    intro: { id: 'Pilih nama pengguna. Setelah itu Anda membuat kata sandi.', en: 'Choose a username. After that you create a password.' },
    submit: { id: 'Verifikasi dan lanjut', en: 'Verify and continue' },
    failedTitle: { id: 'Verifikasi gagal', en: 'Verification failed' },
    failed: {
      id: 'Verifikasi gagal. Silakan muat ulang halaman atau hubungi admin perusahaan Anda.',
      en: 'Verification Fail. Please Refresh Again or Contact Your Admin Company.',
    },
    home: { id: 'Ke beranda', en: 'Go to the home page' },
  },
})
