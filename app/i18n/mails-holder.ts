import { catalogue } from './catalogue.ts'

/** Mails to holders of certificates and authorisation letters. They name no program: it may be a private one. */
export const holderMails = catalogue({
  hunter_certificate_issued: {
    subject: () => ({ id: 'Sertifikat program untukmu', en: 'A program certificate for you' }),
    text: () => ({
      id: 'Laporanmu selesai sebagai temuan valid, dan sertifikat programnya sudah terbit. Kamu dapat mengunduhnya sebagai PDF dan memilih apakah sertifikat itu tampil di profil publikmu.',
      en: 'Your report was resolved as a valid find, and the certificate of its program is issued. You can download it as PDF and choose whether it stands on your public profile.',
    }),
    action: { id: 'Lihat sertifikatmu', en: 'See your certificates' },
  },
  hunter_certificate_revoked: {
    subject: () => ({ id: 'Sertifikat programmu dicabut', en: 'Your program certificate was revoked' }),
    text: () => ({
      id: 'Satu sertifikat programmu dicabut oleh tim platform. Halaman pemeriksaannya sekarang menyebutnya tidak berlaku. Alasannya ada di daftar sertifikatmu.',
      en: 'The platform team revoked one of your program certificates. Its check page now says that it does not hold. The reason is in your list of certificates.',
    }),
    action: { id: 'Baca alasannya', en: 'Read the reason' },
  },
  hunter_letter_revoked: {
    subject: () => ({
      id: 'Surat izin pengujianmu dicabut: hentikan pengujian',
      en: 'Your authorisation letter was revoked: stop testing',
    }),
    text: () => ({
      id: 'Izin pengujianmu untuk satu program dicabut. Hentikan pengujian pada program itu sekarang juga. Laporan yang sudah terkirim tetap diproses. Alasannya ada di catatan perjanjian program.',
      en: 'Your permission to test one program was revoked. Stop testing that program at once. Reports already sent are still handled. The reason is in the record of the agreement.',
    }),
    action: { id: 'Buka daftar program', en: 'Open the programs' },
  },
  hunter_letter_restored: {
    subject: () => ({ id: 'Surat izin pengujianmu berlaku lagi', en: 'Your authorisation letter holds again' }),
    text: () => ({
      id: 'Pencabutan izin pengujianmu untuk satu program dibatalkan. Baca lagi ruang lingkupnya sebelum menguji.',
      en: 'The revocation of your permission to test one program was undone. Read its scope again before you test.',
    }),
    action: { id: 'Buka daftar program', en: 'Open the programs' },
  },
})
