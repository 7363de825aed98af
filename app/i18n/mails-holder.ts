import { catalogue } from './catalogue.ts'

/** Mails to holders of certificates and authorisation letters. They name no program: it may be a private one. */
export const holderMails = catalogue({
  id: {
    hunter_certificate_issued: {
      subject: () => 'Sertifikat program untukmu',
      text: () =>
        'Laporanmu selesai sebagai temuan valid, dan sertifikat programnya sudah terbit. Kamu dapat mengunduhnya sebagai PDF dan memilih apakah sertifikat itu tampil di profil publikmu.',
      action: 'Lihat sertifikatmu',
    },
    hunter_certificate_revoked: {
      subject: () => 'Sertifikat programmu dicabut',
      text: () =>
        'Satu sertifikat programmu dicabut oleh tim platform. Halaman pemeriksaannya sekarang menyebutnya tidak berlaku. Alasannya ada di daftar sertifikatmu.',
      action: 'Baca alasannya',
    },
    hunter_letter_revoked: {
      subject: () => 'Surat izin pengujianmu dicabut: hentikan pengujian',
      text: () =>
        'Izin pengujianmu untuk satu program dicabut. Hentikan pengujian pada program itu sekarang juga. Laporan yang sudah terkirim tetap diproses. Alasannya ada di catatan perjanjian program.',
      action: 'Buka daftar program',
    },
    hunter_letter_restored: {
      subject: () => 'Surat izin pengujianmu berlaku lagi',
      text: () =>
        'Pencabutan izin pengujianmu untuk satu program dibatalkan. Baca lagi ruang lingkupnya sebelum menguji.',
      action: 'Buka daftar program',
    },
  },
  en: {
    hunter_certificate_issued: {
      subject: () => 'A program certificate for you',
      text: () =>
        'Your report was resolved as a valid find, and the certificate of its program is issued. You can download it as PDF and choose whether it stands on your public profile.',
      action: 'See your certificates',
    },
    hunter_certificate_revoked: {
      subject: () => 'Your program certificate was revoked',
      text: () =>
        'The platform team revoked one of your program certificates. Its check page now says that it does not hold. The reason is in your list of certificates.',
      action: 'Read the reason',
    },
    hunter_letter_revoked: {
      subject: () => 'Your authorisation letter was revoked: stop testing',
      text: () =>
        'Your permission to test one program was revoked. Stop testing that program at once. Reports already sent are still handled. The reason is in the record of the agreement.',
      action: 'Open the programs',
    },
    hunter_letter_restored: {
      subject: () => 'Your authorisation letter holds again',
      text: () =>
        'The revocation of your permission to test one program was undone. Read its scope again before you test.',
      action: 'Open the programs',
    },
  },
})
