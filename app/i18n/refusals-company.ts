import { catalogue } from './catalogue.ts'

/** Closer words for refusals about members, plans and tax numbers of companies. */
export const companyRefusals = catalogue({
  id: {
    seats_full:
      'Semua kursi pada paket Anda terpakai. Tarik undangan, nonaktifkan anggota, atau naikkan paket.',
    more_than_own: 'Anda tidak dapat memberi hak yang tidak Anda punya',
    invitation_pause: 'Undangan baru saja dikirim. Tunggu 60 detik sebelum mengirim ulang.',
    invitation_quota: 'Orang ini sudah menerima enam undangan dalam 24 jam. Coba lagi besok.',
    member_left: 'Orang ini sudah menutup akunnya',
    programs_full:
      'Semua tempat program pada paket perusahaan terpakai. Akhiri satu program, atau minta pemilik akun menaikkan paket. Draf ini tetap tersimpan.',
    private_programs_full:
      'Paket perusahaan tidak punya tempat lagi untuk program privat. Buka sebagai program publik, atau minta pemilik akun menaikkan paket.',
    plan_reports_full:
      'Laporan bulan ini sudah mencapai batas paket, jadi program baru menunggu. Program yang berjalan tetap menerima laporan.',
    plan_request_waiting: 'Satu permintaan paket masih menunggu. Tarik dulu, baru kirim yang baru.',
    plan_request_decided: 'Permintaan ini sudah dijawab tim kami. Muat ulang halaman ini.',
    plan_request_changed:
      'Permintaan perusahaan ini sudah dijawab rekan lain, ditarik, atau baru masuk. Muat ulang halaman ini.',
    npwp_changed: 'NPWP ini sudah diputuskan rekan lain atau dikirim ulang. Muat ulang halaman ini.',
    npwp_held:
      'NPWP ini menggantikan yang sudah terverifikasi, jadi baru dapat diverifikasi 24 jam setelah dikirim.',
  },
  en: {
    seats_full:
      'All seats of your plan are taken. Withdraw an invitation, deactivate a member or choose a larger plan.',
    more_than_own: 'You cannot give rights that you do not have',
    invitation_pause: 'The invitation was just sent. Wait 60 seconds before sending it again.',
    invitation_quota: 'This person has received six invitations within 24 hours. Try again tomorrow.',
    member_left: 'This person has closed the account',
    programs_full:
      'All program places of the plan are taken. End a program, or ask the owner of the account for a larger plan. This draft is kept.',
    private_programs_full:
      'The plan has no place left for private programs. Open it as a public one, or ask the owner of the account for a larger plan.',
    plan_reports_full:
      'The reports of this month have reached the limit of the plan, so new programs wait. Running programs go on receiving reports.',
    plan_request_waiting: 'A plan request is still waiting. Take it back before you send another one.',
    plan_request_decided: 'Our team has answered this request already. Reload the page.',
    plan_request_changed:
      'A colleague answered this request, it was taken back, or one has just come in. Reload the page.',
    npwp_changed: 'A colleague decided this NPWP, or it was sent anew. Reload the page.',
    npwp_held: 'This NPWP replaces a verified one, so it can only be verified 24 hours after it was sent.',
  },
})
