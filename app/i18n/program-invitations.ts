import { catalogue } from './catalogue.ts'

/** Invitations to a program, for those who send them and those who get them. */
export const programInvitationWords = catalogue({
  invitationTitle: { id: 'Undangan program', en: 'Program invitation' },
  invitationFrom: ({ company }: { company: string }) => ({
    id: `${company} mengundangmu ke sebuah program.`,
    en: `${company} invites you to a program.`,
  }),
  invitationText: {
    id: 'Nama program dan targetnya terlihat setelah undangan diterima. Undangan ini untukmu saja dan wajib dirahasiakan.',
    en: 'You see the name of the program and its targets once you accept. The invitation is for you alone and must be kept secret.',
  },
  invitationUntil: { id: 'Berlaku sampai', en: 'Valid until' },
  accept: { id: 'Terima undangan', en: 'Accept the invitation' },
  decline: { id: 'Tolak undangan', en: 'Decline the invitation' },
  declineReason: { id: 'Alasan menolak', en: 'Reason for declining' },
  declineHint: { id: 'Boleh dikosongkan. Perusahaan membacanya.', en: 'May be left empty. The company reads it.' },
  brief: { id: 'Yang ditawarkan', en: 'What it offers' },
  answer: { id: 'Jawab', en: 'Answer' },
  emptyInvitationsTitle: { id: 'Belum ada undangan', en: 'No invitations yet' },
  emptyInvitations: {
    id: 'Saat perusahaan mengundangmu ke program privat, undangannya muncul di sini dan berlaku 7 hari. Laporan valid dan CV yang lengkap membantumu diundang.',
    en: 'When a company invites you to a private program, the invitation appears here and is valid for 7 days.',
  },
  inviteHint: {
    id: 'Kami mengirim undangan bila ada bughunter dengan nama pengguna itu. Undangan berlaku 7 hari.',
    en: 'We send the invitation if a bughunter has that username. It is valid for 7 days.',
  },
  username: { id: 'Nama pengguna', en: 'Username' },
  sendInvitation: { id: 'Kirim undangan', en: 'Send the invitation' },
  invitations: { id: 'Undangan', en: 'Invitations' },
  invitationStatuses: {
    pending: { id: 'Menunggu jawaban', en: 'Waiting for an answer' },
    accepted: { id: 'Diterima', en: 'Accepted' },
    declined: { id: 'Ditolak', en: 'Declined' },
    expired: { id: 'Kedaluwarsa', en: 'Expired' },
    revoked: { id: 'Dicabut', en: 'Revoked' },
  },
  invitedAt: { id: 'Diundang', en: 'Invited' },
  expiresAt: { id: 'Sampai', en: 'Until' },
  revoke: { id: 'Cabut', en: 'Revoke' },
  noInvitations: {
    title: { id: 'Belum ada yang diundang', en: 'Nobody invited yet' },
    text: {
      id: 'Tulis nama pengguna bughunter di atas. Undangan dan jawabannya muncul di sini.',
      en: 'Enter the username of a bughunter above. Invitations and their answers appear here.',
    },
  },
})
