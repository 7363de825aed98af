import { catalogue } from './catalogue.ts'

/** What a page says after an act about a company succeeded. */
export const companyDone = catalogue({
  id: {
    plan_requested: 'Permintaan paket terkirim',
    plan_request_withdrawn: 'Permintaan paket ditarik',
    plan_granted: 'Paket perusahaan dicatat',
    plan_declined: 'Permintaan paket ditolak',
    npwp_submitted: 'NPWP dikirim untuk diperiksa',
    npwp_decided: 'Keputusan NPWP tersimpan',
    access_changed: 'Akses anggota diperbarui',
    member_invited: 'Undangan dikirim',
    invitation_resent: 'Undangan dikirim ulang',
    member_withdrawn: 'Undangan ditarik',
    member_saved: 'Perubahan anggota tersimpan',
    member_deactivated: 'Anggota dinonaktifkan dan semua sesinya diakhiri',
    member_reactivated: 'Anggota diaktifkan kembali',
    member_verified: 'Verifikasi berhasil',
  },
  en: {
    plan_requested: 'Plan request sent',
    plan_request_withdrawn: 'Plan request taken back',
    plan_granted: 'The plan of the company was noted',
    plan_declined: 'Plan request declined',
    npwp_submitted: 'NPWP sent for checking',
    npwp_decided: 'NPWP decision saved',
    access_changed: 'Member access updated',
    member_invited: 'Invitation sent',
    invitation_resent: 'Invitation sent again',
    member_withdrawn: 'Invitation withdrawn',
    member_saved: 'Member changes saved',
    member_deactivated: 'The member was deactivated and all their sessions were ended',
    member_reactivated: 'The member is active again',
    member_verified: 'Verification successful',
  },
})
