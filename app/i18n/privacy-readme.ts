import { entries } from './catalogue.ts'

type Brand = { brand: string }

/** README.txt of a data copy, one part of `data.json` a line. Part of the catalogue of `privacy.ts`. */
export const readmeEntries = entries({
  readme: ({ brand }: Brand) => ({
    id: `Salinan data akun ${brand}

data.json   semua data tentang pemilik akun, dalam format JSON
files/      unggahan pemilik akun yang masih tersimpan, menurut kegunaannya

Isi data.json:
madeAt                                            waktu salinan ini dibuat
account, profile, curriculumVitae, formerEmails   akun, profil, CV, dan alamat email lama
security, sessions                                autentikator, kunci sandi, dan sesi
identity, identityCases, identityAppeals          hasil verifikasi (hanya 4 angka terakhir NIK) dan keberatan
confidentialityAgreements, programAgreements      perjanjian yang disetujui, beserta teksnya
sanctions                                         teguran dan penangguhan, beserta bandingnya
ownCompany, membership                            perusahaan atau keanggotaan
programInvitations                                undangan program
reports, comments                                 laporan dan komentar yang dapat dibaca pemilik akun
rewards, retests, points, ledger, topUps, refunds imbalan, uji ulang, poin, dan uang (rupiah bulat)
payouts, payoutAccounts                           pembayaran, pajaknya, dan akun pembayaran (nomor disamarkan)
goods                                             barang imbalan, dengan alamat yang masih tersimpan
taxResidences                                     domisili pajak yang diajukan dan hasil pemeriksaannya
challenges, challengeResults                      challenge yang diikuti dan hasilnya
testAccounts                                      akun uji yang pernah diberikan (tanpa isinya)
certificates                                      sertifikat program
publications, publicationWordings                 tulisan dari laporan, dan setiap naskah yang pernah diajukan
articles, publishedArticles                       artikel, termasuk draf, dan versi yang terbit
incidents, incidentNotes                          laporan insiden dan catatannya
readingReasons                                    alasan membaca laporan orang lain (tim platform)
incidentResponder                                 masa tugas sebagai penanggap insiden
announcementsDismissed                            pengumuman yang sudah ditutup
notifications, notificationChoices                pemberitahuan dan pilihannya
cannedAnswers, reportTemplates                    jawaban siap pakai dan templat laporan milik Anda
sealedOriginals                                   data pribadi yang Anda samarkan dalam laporan, dengan nilai aslinya
quietHours, followedReports                       waktu tenang, dan laporan yang diikuti atau disenyapkan
events                                            yang dilakukan akun ini dan percobaan masuk
accessLog                                         kapan tim kami membuka dokumen
leavings                                          penghapusan akun yang pernah diminta
files                                             daftar unggahan; yang berstatus removed sudah dihapus

Waktu ditulis dalam UTC (ISO 8601). Data orang lain, catatan internal, dan hal yang dapat membuka akun
(kata sandi, kode, kunci) tidak ikut. Simpan berkas ini baik-baik: isinya pribadi.
`,
    en: `Copy of the data of a ${brand} account

data.json   everything about the owner of the account, as JSON
files/      uploads of the owner that are still kept, by what they are for

Parts of data.json:
madeAt                                            when this copy was made
account, profile, curriculumVitae, formerEmails   account, profile, CV and former email addresses
security, sessions                                authenticator, passkeys and sessions
identity, identityCases, identityAppeals          outcome of verification (last 4 digits of the NIK only) and objections
confidentialityAgreements, programAgreements      agreements accepted, with their texts (in Indonesian, which binds)
sanctions                                         warnings and suspensions, with appeals
ownCompany, membership                            company or membership
programInvitations                                invitations to programs
reports, comments                                 reports and comments that the owner of the account can read
rewards, retests, points, ledger, topUps, refunds rewards, retests, points and money (whole rupiah)
payouts, payoutAccounts                           payouts with their tax, and payout accounts (masked)
goods                                             reward items, with the address where it is still stored
taxResidences                                     tax residences asked for, and what was found
challenges, challengeResults                      challenges taken part in, and their results
testAccounts                                      test accounts that were given (not what is in them)
certificates                                      program certificates
publications, publicationWordings                 write-ups of reports, and every wording that was proposed
articles, publishedArticles                       articles, drafts included, and their published versions
incidents, incidentNotes                          incident reports and their notes
readingReasons                                    reasons given for reading reports of others (platform team)
incidentResponder                                 time served as an incident responder
announcementsDismissed                            announcements put away
notifications, notificationChoices                news and how it may come
cannedAnswers, reportTemplates                    your canned answers and report templates
sealedOriginals                                   personal data you masked in reports, with its original values
quietHours, followedReports                       quiet hours, and reports you watch or muted
events                                            what this account did, and tries to sign in
accessLog                                         when our team opened documents
leavings                                          requests to delete the account
files                                             list of uploads; those in state removed are gone

Times are in UTC (ISO 8601). Data of other people, internal notes and what could open the account
(password, codes, keys) are left out. Keep this file safe: it is personal.
`,
  }),
})
