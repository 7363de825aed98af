import { catalogue } from './catalogue.ts'
import { accountRefusals } from './refusals-account.ts'
import { companyRefusals } from './refusals-company.ts'
import { identityRefusals } from './refusals-identity.ts'
import { moneyRefusals } from './refusals-money.ts'
import { programRefusals } from './refusals-program.ts'
import { reportRefusals } from './refusals-report.ts'

/** One sentence a refusal code; `details` holds the closer ones that `refuse(code, detail)` names. */
export const refusals = catalogue({
  codes: {
    invalid_input: { id: 'Pastikan data yang Anda isi sudah benar', en: 'Make sure the data you have entered is correct' },
    wrong_credentials: { id: 'Email atau kata sandi salah', en: 'Incorrect email or password' },
    not_signed_in: {
      id: 'Sesi Anda telah berakhir. Silakan muat ulang halaman ini.',
      en: 'Your session has ended. Please refresh this page again.',
    },
    forbidden: { id: 'Anda tidak berwenang melakukan ini', en: 'You are not allowed to do this' },
    cross_site: {
      id: 'Permintaan ini tidak datang dari halaman kami dan ditolak',
      en: 'This request did not come from our pages and was refused',
    },
    not_found: { id: 'Tidak ditemukan', en: 'Not found' },
    method_not_allowed: { id: 'Metode ini tidak didukung', en: 'This method is not supported' },
    conflict: {
      id: 'Data ini sudah berubah sejak halaman dibuka. Muat ulang untuk melihat yang terbaru.',
      en: 'This has changed since you opened the page. Reload to see the newest.',
    },
    move_forbidden: { id: 'Langkah ini tidak bisa dilakukan pada keadaan sekarang', en: 'This step is not possible in the present state' },
    step_missing: { id: 'Masih ada langkah yang perlu diselesaikan lebih dulu', en: 'A step is still missing before this one' },
    balance_insufficient: { id: 'Saldo yang tersedia tidak mencukupi', en: 'The available balance is not sufficient' },
    key_reused: { id: 'Formulir ini sudah dipakai untuk isian yang berbeda', en: 'This form was already used with other content' },
    file_too_large: { id: 'Ukuran berkas harus di bawah 5 MB', en: 'The file must be under 5 MB' },
    body_too_large: { id: 'Kiriman terlalu besar', en: 'The request is too large' },
    media_type_unsupported: { id: 'Jenis kiriman tidak didukung', en: 'This kind of request is not supported' },
    too_many_requests: {
      id: 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.',
      en: 'Too many tries. Wait a moment, then try again.',
    },
    unavailable: { id: 'Layanan sedang sibuk. Coba lagi sebentar lagi.', en: 'The service is busy. Please try again in a moment.' },
  },
  marked: ({ count }: { count: number }) => ({
    id: `Pastikan data yang Anda isi sudah benar: ${count} isian ditandai di bawah`,
    en: `Make sure the data you have entered is correct: ${count === 1 ? '1 field is' : `${count} fields are`} marked below`,
  }),
  passwordAgain: {
    id: 'Demi keamanan, kata sandi tidak ditampilkan lagi. Kalau kolom ini kosong, ketik ulang.',
    en: 'For safety a password is not shown again. If this is empty, type it once more.',
  },
  details: {
    ...accountRefusals,
    ...identityRefusals,
    ...companyRefusals,
    ...programRefusals,
    ...reportRefusals,
    ...moneyRefusals,
    connection_lost: {
      id: 'Belum ada jawaban dari server. Semua yang ditulis masih ada di sini; kirim lagi sebentar lagi.',
      en: 'The server has not answered. All that was written is still here; send it again in a moment.',
    },
    form_too_large: {
      id: 'Isian formulir ini terlalu banyak untuk satu kiriman. Kembali ke halaman sebelumnya: isiannya masih ada di sana. Kurangi, lalu kirim lagi.',
      en: 'This form holds too much for one request. Go back to the page before: what you typed is still there. Shorten it, then send it again.',
    },
    views_many: {
      id: 'Anda sudah punya 50 tampilan. Hapus yang tidak dipakai lagi, lalu simpan ini.',
      en: 'You have 50 views already. Delete one you no longer use, then save this one.',
    },
    saved_meanwhile: {
      id: 'Isian ini belum tersimpan: versi lain tersimpan sejak halaman ini dibuka.',
      en: 'This is not saved yet: another version was saved since you opened the page.',
    },
    article_changed: {
      id: 'Naskah ini sudah diubah di tempat lain. Baca versi terbarunya sebelum melanjutkan.',
      en: 'This text was changed elsewhere. Read its newest version before you go on.',
    },
    article_incomplete: {
      id: 'Naskah belum lengkap: ringkasan minimal 40 karakter dan isi minimal 300 karakter.',
      en: 'The text is not complete: a summary of at least 40 and a body of at least 300 characters.',
    },
    article_english_incomplete: {
      id: 'Naskah bahasa Inggris belum lengkap. Lengkapi judul, ringkasan, dan isinya, atau kosongkan ketiganya.',
      en: 'The English text is not complete. Write its title, summary and body, or leave all three empty.',
    },
    too_many_articles: {
      id: 'Artikel yang belum terbit sudah 50. Terbitkan atau hapus sebagian lebih dulu.',
      en: '50 articles are not published yet. Publish or remove some of them first.',
    },
    incident_sent: {
      id: 'Formulir ini sudah terkirim. Buka formulir baru untuk laporan berikutnya.',
      en: 'This form was sent already. Open a new form for the next report.',
    },
    incident_moved: {
      id: 'Tiket ini sudah berubah atau ditangani orang lain. Muat ulang untuk melihat keadaannya.',
      en: 'This ticket has changed or somebody else handles it. Reload to see how it stands.',
    },
    inquiry_sent: {
      id: 'Formulir ini sudah terkirim. Buka formulir baru untuk pesan berikutnya.',
      en: 'This form has been sent already. Open a new form for the next message.',
    },
    job_queued_already: {
      id: 'Ini sudah masuk antrean lagi. Muat ulang untuk melihat keadaannya.',
      en: 'This is queued again already. Reload to see how it stands.',
    },
    job_given_up: { id: 'Rekan lain sudah menghentikan ini.', en: 'A colleague has given this up.' },
    inquiry_moved: {
      id: 'Rekan lain sudah menangani pesan ini. Muat ulang untuk melihat keadaannya.',
      en: 'A colleague has dealt with this inquiry. Reload to see how it stands.',
    },
    closed_incident_form: {
      id: 'Formulir laporan insiden sedang ditutup. Untuk keadaan mendesak, hubungi CSIRT sektor Anda atau BSSN.',
      en: 'The incident report form is closed for now. If it is urgent, turn to the CSIRT of your sector or to BSSN.',
    },
    closed_write_ups: {
      id: 'Pengiriman write-up sedang ditutup sementara. Naskahmu tetap tersimpan.',
      en: 'Write-ups cannot be sent in right now. Your text stays saved.',
    },
    setting_changed: {
      id: 'Pengaturan ini sudah diubah rekan lain. Baca baris yang terbaru dulu.',
      en: 'A colleague has changed this setting. Read the newest line first.',
    },
    setting_too_late: {
      id: 'Tanggal berlakunya sudah tiba. Usulkan lagi dengan tanggal yang akan datang.',
      en: 'Its day has come. Propose it again with a day ahead.',
    },
    setting_holds: {
      id: 'Baris ini sudah berlaku. Tulis baris baru untuk menggantinya.',
      en: 'This line holds already. Write a new one to replace it.',
    },
    second_setter: { id: 'Usulan ini diputuskan rekan lain, bukan pengusulnya', en: 'Somebody else than the proposer decides this' },
    collusion_newer: {
      id: 'Ada kesamaan baru sejak halaman ini dibuka. Baca yang terbaru dulu.',
      en: 'Something was added since you opened this page. Read what is new first.',
    },
    work_claimed: { id: 'Rekan setim sudah memegangnya. Muat ulang halaman ini.', en: 'A teammate already holds it. Reload the page.' },
  },
})
