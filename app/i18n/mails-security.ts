import { catalogue } from './catalogue.ts'
import type { MailFacts as Facts } from './mail-kinds.ts'

/**
 * Notices about the security of an account: each states what changed and what to do if another person did it.
 */
export const securityMails = catalogue({
  person_new_sign_in: {
    subject: () => ({ id: 'Akun ini masuk dari tempat atau perangkat baru', en: 'This account signed in from a new place or device' }),
    text: () => ({
      id: 'Akun ini baru saja masuk dari negara atau jenis perangkat yang belum pernah dipakai. Kalau bukan pemilik akun, akhiri sesi itu dan ganti kata sandi sekarang.',
      en: 'This account just signed in from a country or with a kind of device never used before. If it was not the owner of the account, end that session and change the password now.',
    }),
    action: { id: 'Lihat sesi yang aktif', en: 'See the active sessions' },
  },
  person_sign_in_held: {
    subject: () => ({ id: 'Masuk dengan kata sandi yang benar kami tahan', en: 'A sign-in with the right password was held' }),
    text: () => ({
      id: 'Seseorang memasukkan kata sandi akun ini dengan benar dari jaringan yang belum pernah dipakai, tetapi sebelumnya sudah ada terlalu banyak percobaan yang salah. Karena itu kami tidak membukakan akun.\n\nKalau itu Anda, buat kata sandi baru lewat tautan di bawah: setelah itu Anda bisa masuk dari jaringan tersebut. Bisa juga menunggu 15 menit, atau masuk dari jaringan yang biasa dipakai. Kalau bukan Anda, ada orang yang mengetahui kata sandi ini: ganti sekarang.',
      en: 'Somebody entered the right password of this account from a network never used before, after too many wrong tries. So we did not open the account.\n\nIf it was you, set a new password with the link below: after that you can sign in from that network. You can also wait 15 minutes, or sign in from a network you usually use. If it was not you, somebody knows this password: change it now.',
    }),
    action: { id: 'Buat kata sandi baru', en: 'Set a new password' },
  },
  person_factor_refused: {
    subject: () => ({ id: 'Langkah kedua akun ini salah tiga kali', en: 'The second step of this account failed three times' }),
    text: () => ({
      id: 'Hari ini kode autentikator atau kunci sandi akun ini tiga kali salah, padahal kata sandinya benar. Kalau bukan Anda yang mencobanya, ada orang yang mengetahui kata sandi Anda: ganti sekarang.',
      en: 'Today the authenticator code or passkey of this account was wrong three times, while the password was right. If it was not you who tried, somebody knows your password: change it now.',
    }),
    action: { id: 'Periksa keamanan akun', en: 'Check the security of the account' },
  },
  person_security_answer_refused: {
    subject: () => ({ id: 'Pertanyaan keamanan akun ini dijawab salah', en: 'The security question of this account was answered wrongly' }),
    text: () => ({
      id: 'Seseorang yang mengetahui kata sandi akun ini menjawab pertanyaan keamanannya, dan jawabannya salah. Kalau bukan Anda, ganti kata sandi sekarang. Kesempatan menjawab dari jaringan yang biasa Anda pakai tidak berkurang karenanya.',
      en: 'Somebody who knows the password of this account answered its security question, wrongly. If it was not you, change the password now. Your own tries from networks you usually use are not spent by it.',
    }),
    action: { id: 'Periksa keamanan akun', en: 'Check the security of the account' },
  },
  person_session_moved: {
    subject: () => ({ id: 'Satu sesi akun ini diakhiri otomatis', en: 'A session of this account was ended automatically' }),
    text: () => ({
      id: 'Sesi akun ini dipakai dari jaringan atau perangkat lain daripada saat masuk, jadi langsung kami akhiri. Kalau Anda memang berpindah, masuk saja lagi. Kalau tidak, ganti kata sandi sekarang: seseorang mungkin menyalin sesi Anda.',
      en: 'A session of this account was used from another network or device than it was opened on, so we ended it at once. If you moved, simply sign in again. If not, change the password now: somebody may have copied your session.',
    }),
    action: { id: 'Periksa keamanan akun', en: 'Check the security of the account' },
  },
  team_session_moved: {
    subject: ({ account }: Facts) => ({
      id: `Peringatan: sesi rekan ${account} berpindah`,
      en: `Alarm: a session of ${account} has moved`,
    }),
    text: ({ account }: Facts) => ({
      id: `Sesi rekan tim ${account} dipakai dari jaringan atau perangkat lain dan sudah diakhiri otomatis. Tanyakan kepadanya lewat jalur lain; kalau bukan dia, perlakukan sebagai insiden.`,
      en: `A session of your colleague ${account} was used from another network or device and was ended automatically. Ask them by another channel; if it was not them, treat it as an incident.`,
    }),
    action: { id: 'Buka akun rekan', en: 'Open the colleague’s account' },
  },
  team_sms_alarm: {
    subject: () => ({ id: 'Peringatan: SMS ke luar negeri mendekati batas', en: 'Alarm: texts abroad near their limit' }),
    text: () => ({
      id: 'Separuh anggaran harian SMS ke luar +62 sudah terpakai. Periksa apakah nomor-nomornya wajar; pengiriman ke luar negeri berhenti sendiri saat anggaran habis.',
      en: 'Half of the daily budget for texts outside +62 is used. Check whether the numbers look right; texts abroad stop by themselves when the budget is spent.',
    }),
    action: { id: 'Buka dasbor', en: 'Open the dashboard' },
  },
  team_reading_alarm: {
    subject: ({ account }: Facts) => ({ id: `Peringatan: ${account} membuka banyak data`, en: `Alarm: ${account} opened a lot of data` }),
    text: ({ account }: Facts) => ({
      id: `Dalam 24 jam terakhir, rekan tim ${account} membuka lebih dari 100 akun, dokumen identitas, NPWP, atau laporan yang bukan tugasnya. Tanyakan alasannya lewat jalur lain. Kalau tidak ada penjelasan yang masuk akal, akhiri sesinya dan tangguhkan akunnya.`,
      en: `Within the last 24 hours your colleague ${account} opened more than 100 accounts, identity documents, NPWP or reports of others to work on. Ask why by another channel. Without a good reason, end their sessions and suspend the account.`,
    }),
    action: { id: 'Buka akun rekan', en: 'Open the colleague’s account' },
  },
  team_history_alarm: {
    subject: () => ({ id: 'Peringatan: riwayat tidak utuh', en: 'Alarm: the history is not whole' }),
    text: () => ({
      id: 'Pemeriksaan malam ini menemukan riwayat yang diubah atau hilang. Nomor peristiwa pertamanya ada di log audit. Jangan mengubah apa pun di server: amankan salinannya, bandingkan dengan cadangan terakhir, dan perlakukan sebagai insiden.',
      en: 'Tonight’s check found history that was changed or is missing. The audit log names the first event. Change nothing on the server: secure a copy, compare it with the last backup, and treat it as an incident.',
    }),
    action: { id: 'Buka log audit', en: 'Open the audit log' },
  },
  team_sign_in_alarm: {
    subject: () => ({ id: 'Peringatan: banyak percobaan masuk yang gagal', en: 'Alarm: many refused sign-ins' }),
    text: () => ({
      id: 'Lebih dari 200 percobaan masuk gagal dalam 15 menit di seluruh situs. Ini pola tebak sandi massal. Batas per akun dan per jaringan tetap berlaku; periksa log dan siapkan pembatasan di proxy.',
      en: 'More than 200 sign-ins were refused within 15 minutes across the site. That is the pattern of password stuffing. The limits per account and per network hold; look at the log and prepare limits at the proxy.',
    }),
    action: { id: 'Buka dasbor', en: 'Open the dashboard' },
  },
  person_authenticator_added: {
    subject: () => ({ id: 'Autentikator dipasang pada akun ini', en: 'An authenticator was added to this account' }),
    text: () => ({
      id: 'Aplikasi autentikator baru saja dipasang. Mulai sekarang akun ini diminta kode 6 angka setiap kali masuk. Kalau bukan pemilik akun yang memasangnya, ganti kata sandi sekarang dan akhiri semua sesi lain.',
      en: 'An authenticator app was just set up. From now on this account asks for a code of 6 digits at every sign-in. If the owner of the account did not do this, change the password now and end all other sessions.',
    }),
    action: { id: 'Periksa keamanan akun', en: 'Check the security of the account' },
  },
  person_authenticator_removed: {
    subject: () => ({ id: 'Autentikator dilepas dari akun ini', en: 'The authenticator was removed from this account' }),
    text: () => ({
      id: 'Aplikasi autentikator baru saja dilepas dari akun ini. Kalau bukan pemilik akun yang melakukannya, ganti kata sandi sekarang dan akhiri semua sesi lain.',
      en: 'The authenticator app was just removed from this account. If the owner of the account did not do this, change the password now and end all other sessions.',
    }),
    action: { id: 'Periksa keamanan akun', en: 'Check the security of the account' },
  },
  person_passkey_added: {
    subject: () => ({ id: 'Kunci sandi ditambahkan ke akun ini', en: 'A passkey was added to this account' }),
    text: () => ({
      id: 'Satu kunci sandi baru ditambahkan dan dapat dipakai untuk masuk. Kalau bukan pemilik akun yang menambahkannya, hapus kunci itu dan ganti kata sandi sekarang.',
      en: 'A new passkey was added and can be used to sign in. If the owner of the account did not add it, remove it and change the password now.',
    }),
    action: { id: 'Periksa kunci sandi', en: 'Check the passkeys' },
  },
  person_passkey_removed: {
    subject: () => ({ id: 'Kunci sandi dihapus dari akun ini', en: 'A passkey was removed from this account' }),
    text: () => ({
      id: 'Satu kunci sandi baru saja dihapus dari akun ini. Kalau bukan pemilik akun yang menghapusnya, ganti kata sandi sekarang dan akhiri semua sesi lain.',
      en: 'A passkey was just removed from this account. If the owner of the account did not remove it, change the password now and end all other sessions.',
    }),
    action: { id: 'Periksa kunci sandi', en: 'Check the passkeys' },
  },
  person_recovery_codes_made: {
    subject: () => ({ id: 'Kode pemulihan baru dibuat', en: 'New recovery codes were made' }),
    text: () => ({
      id: 'Sepuluh kode pemulihan baru dibuat untuk akun ini; kode yang lama tidak berlaku lagi. Kalau bukan pemilik akun yang membuatnya, ganti kata sandi sekarang.',
      en: 'Ten new recovery codes were made for this account; the old ones no longer work. If the owner of the account did not make them, change the password now.',
    }),
    action: { id: 'Periksa keamanan akun', en: 'Check the security of the account' },
  },
  person_recovery_code_used: {
    subject: () => ({ id: 'Satu kode pemulihan dipakai', en: 'A recovery code was used' }),
    text: ({ left }: Facts) => ({
      id: `Satu kode pemulihan akun ini baru saja dipakai. Tersisa ${left} kode. Kalau bukan pemilik akun yang memakainya, ganti kata sandi dan buat kode pemulihan baru sekarang.`,
      en: `A recovery code of this account was just used. Codes left: ${left}. If the owner of the account did not use it, change the password and make new recovery codes now.`,
    }),
    action: { id: 'Periksa kode pemulihan', en: 'Check the recovery codes' },
  },
  person_invited_elsewhere: {
    subject: ({ company }: Facts) => ({ id: `${company} mengundang alamat email ini`, en: `${company} invited this email address` }),
    text: ({ brand, company }: Facts) => ({
      id: `${company} ingin mengundang alamat email ini menjadi anggota timnya di ${brand}, tetapi alamat ini sudah punya akun. Satu alamat hanya untuk satu akun, jadi undangan ini tidak dapat diterima. Kalau Anda memang akan bergabung, minta ${company} mengundang alamat email kantor Anda yang lain. Tidak ada yang berubah pada akun ini.`,
      en: `${company} wants to invite this email address to its team on ${brand}, but the address already has an account. One address is for one account, so this invitation cannot be accepted. If you are to join, ask ${company} to invite another email address of yours at the company. Nothing has changed in this account.`,
    }),
    action: { id: 'Buka beranda', en: 'Open the home page' },
  },
  person_membership_changed: {
    subject: ({ company }: Facts) => ({ id: `Hak akses Anda di ${company} berubah`, en: `Your rights at ${company} have changed` }),
    text: ({ company }: Facts) => ({
      id: `Admin ${company} mengubah hak akses Anda. Semua sesi Anda sudah diakhiri; masuk lagi untuk memakai hak yang baru.`,
      en: `An admin of ${company} changed what you may do. All your sessions were ended; sign in again to use the new rights.`,
    }),
    action: { id: 'Masuk', en: 'Sign in' },
  },
  person_membership_ended: {
    subject: ({ company }: Facts) => ({ id: `Akses Anda ke ${company} dihentikan`, en: `Your access to ${company} has ended` }),
    text: ({ company }: Facts) => ({
      id: `Admin ${company} menonaktifkan keanggotaan Anda. Semua sesi Anda sudah diakhiri dan akun ini tidak dapat dipakai untuk masuk. Hubungi admin perusahaan kalau ini keliru.`,
      en: `An admin of ${company} deactivated your membership. All your sessions were ended, and this account cannot sign in any more. Ask the company's admin if this is a mistake.`,
    }),
    action: { id: 'Buka beranda', en: 'Open the home page' },
  },
  person_membership_restored: {
    subject: ({ company }: Facts) => ({ id: `Akses Anda ke ${company} aktif kembali`, en: `Your access to ${company} is active again` }),
    text: ({ company }: Facts) => ({
      id: `Admin ${company} mengaktifkan kembali keanggotaan Anda, dengan hak akses dan program seperti sebelumnya.`,
      en: `An admin of ${company} reactivated your membership, with the rights and programs you had before.`,
    }),
    action: { id: 'Masuk', en: 'Sign in' },
  },
  company_approver_named: {
    subject: ({ brand }: Facts) => ({
      id: `${brand}: penyetuju imbalan besar yang baru`,
      en: `${brand}: somebody new may approve large rewards`,
    }),
    text: ({ company, support }: Facts) => ({
      id: `Seorang anggota ${company} kini berhak memutuskan imbalan di atas batas satu orang. Haknya dihitung untuk usulan yang dibuat mulai 24 jam dari sekarang. Bila bukan Anda yang memberinya, cabut haknya di halaman anggota dan hubungi ${support}.`,
      en: `A member of ${company} may now decide rewards above the limit of one person. The right counts for proposals made from 24 hours on. If you did not give it, take it back on the page of members and write to ${support}.`,
    }),
    action: { id: 'Lihat anggota', en: 'See the members' },
  },
  company_member_joined: {
    subject: () => ({ id: 'Anggota yang Anda undang sudah bergabung', en: 'A member you invited has joined' }),
    text: ({ company }: Facts) => ({
      id: `Satu orang yang Anda undang ke tim ${company} sudah memverifikasi undangannya dan menjadi anggota aktif.`,
      en: `Somebody you invited to the team of ${company} has verified the invitation and is an active member now.`,
    }),
    action: { id: 'Lihat daftar anggota', en: 'See the member list' },
  },
})
