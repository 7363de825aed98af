import { entries } from './catalogue.ts'

/** The message of a page after an act about a company succeeded. */
export const companyDone = entries({
  plan_requested: { id: 'Permintaan paket terkirim', en: 'Plan request sent' },
  plan_request_withdrawn: { id: 'Permintaan paket ditarik', en: 'Plan request taken back' },
  plan_granted: { id: 'Paket perusahaan dicatat', en: 'The plan of the company was noted' },
  plan_declined: { id: 'Permintaan paket ditolak', en: 'Plan request declined' },
  npwp_submitted: { id: 'NPWP dikirim untuk diperiksa', en: 'NPWP sent for checking' },
  npwp_decided: { id: 'Keputusan NPWP tersimpan', en: 'NPWP decision saved' },
  access_changed: { id: 'Akses anggota diperbarui', en: 'Member access updated' },
  member_invited: { id: 'Undangan dikirim', en: 'Invitation sent' },
  invitation_resent: { id: 'Undangan dikirim ulang', en: 'Invitation sent again' },
  member_withdrawn: { id: 'Undangan ditarik', en: 'Invitation withdrawn' },
  member_saved: { id: 'Perubahan anggota tersimpan', en: 'Member changes saved' },
  member_deactivated: {
    id: 'Anggota dinonaktifkan dan semua sesinya diakhiri',
    en: 'The member was deactivated and all their sessions were ended',
  },
  member_reactivated: { id: 'Anggota diaktifkan kembali', en: 'The member is active again' },
  member_verified: { id: 'Verifikasi berhasil', en: 'Verification successful' },
  asset_claimed: { id: 'Klaim dibuat. Buktikan sekarang', en: 'Claim made. Prove it now' },
  asset_proved: { id: 'Aset terbukti milik Anda', en: 'The asset is proved to be yours' },
  asset_shown: { id: 'Terkirim; tim kami memeriksanya', en: 'Sent; our team checks it' },
  asset_withdrawn: { id: 'Aset ditarik', en: 'Asset withdrawn' },
  asset_judged: { id: 'Keputusan Anda tersimpan', en: 'Your decision is stored' },
  asset_revoked: { id: 'Bukti aset dicabut', en: 'Proof taken away' },
})
