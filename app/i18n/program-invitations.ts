import { catalogue } from './catalogue.ts'

/** Invitations to a program, for those who send them and those who get them. */
export const programInvitationWords = catalogue({
  id: {
    invitationTitle: 'Undangan program',
    invitationFrom: ({ company }: { company: string }) => `${company} mengundangmu ke sebuah program.`,
    invitationText:
      'Isi program terlihat setelah undangan diterima. Undangan ini untukmu saja dan wajib dirahasiakan.',
    invitationUntil: 'Berlaku sampai',
    accept: 'Terima undangan',
    decline: 'Tolak undangan',
    declineReason: 'Alasan menolak',
    declineHint: 'Perusahaan membaca alasan ini.',
    answer: 'Jawab',
    emptyInvitationsTitle: 'Belum ada undangan',
    emptyInvitations:
      'Saat perusahaan mengundangmu ke program privat, undangannya muncul di sini dan berlaku 7 hari. Laporan valid dan CV yang lengkap membantumu diundang.',
    inviteHint:
      'Kami mengirim undangan bila ada bughunter dengan nama pengguna itu. Undangan berlaku 7 hari.',
    username: 'Nama pengguna',
    sendInvitation: 'Kirim undangan',
    invitations: 'Undangan',
    invitationStatuses: {
      pending: 'Menunggu jawaban',
      accepted: 'Diterima',
      declined: 'Ditolak',
      expired: 'Kedaluwarsa',
      revoked: 'Dicabut',
    },
    invitedAt: 'Diundang',
    expiresAt: 'Sampai',
    revoke: 'Cabut',
    noInvitations: {
      title: 'Belum ada yang diundang',
      text: 'Tulis nama pengguna bughunter di atas. Undangan dan jawabannya muncul di sini.',
    },
  },
  en: {
    invitationTitle: 'Program invitation',
    invitationFrom: ({ company }) => `${company} invites you to a program.`,
    invitationText:
      'You see the program once you accept. The invitation is for you alone and must be kept secret.',
    invitationUntil: 'Valid until',
    accept: 'Accept the invitation',
    decline: 'Decline the invitation',
    declineReason: 'Reason for declining',
    declineHint: 'The company reads this reason.',
    answer: 'Answer',
    emptyInvitationsTitle: 'No invitations yet',
    emptyInvitations:
      'When a company invites you to a private program, the invitation appears here and is valid for 7 days.',
    inviteHint: 'We send the invitation if a bughunter has that username. It is valid for 7 days.',
    username: 'Username',
    sendInvitation: 'Send the invitation',
    invitations: 'Invitations',
    invitationStatuses: {
      pending: 'Waiting for an answer',
      accepted: 'Accepted',
      declined: 'Declined',
      expired: 'Expired',
      revoked: 'Revoked',
    },
    invitedAt: 'Invited',
    expiresAt: 'Until',
    revoke: 'Revoke',
    noInvitations: {
      title: 'Nobody invited yet',
      text: 'Enter the username of a bughunter above. Invitations and their answers appear here.',
    },
  },
})
