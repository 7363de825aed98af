import { catalogue } from './catalogue.ts'
import { accountRefusals } from './refusals-account.ts'
import { companyRefusals } from './refusals-company.ts'
import { identityRefusals } from './refusals-identity.ts'
import { moneyRefusals } from './refusals-money.ts'
import { programRefusals } from './refusals-program.ts'
import { reportRefusals } from './refusals-report.ts'

/** One sentence a refusal code; `details` holds the closer ones that `refuse(code, detail)` names. */
export const refusals = catalogue({
  id: {
    codes: {
      invalid_input: 'Pastikan data yang Anda isi sudah benar',
      wrong_credentials: 'Email atau kata sandi salah',
      not_signed_in: 'Sesi Anda telah berakhir. Silakan muat ulang halaman ini.',
      forbidden: 'Anda tidak berwenang melakukan ini',
      cross_site: 'Permintaan ini tidak datang dari halaman kami dan ditolak',
      not_found: 'Tidak ditemukan',
      method_not_allowed: 'Metode ini tidak didukung',
      conflict: 'Data ini sudah berubah sejak halaman dibuka. Muat ulang untuk melihat yang terbaru.',
      move_forbidden: 'Langkah ini tidak bisa dilakukan pada keadaan sekarang',
      step_missing: 'Masih ada langkah yang perlu diselesaikan lebih dulu',
      balance_insufficient: 'Saldo yang tersedia tidak mencukupi',
      key_reused: 'Formulir ini sudah dipakai untuk isian yang berbeda',
      file_too_large: 'Ukuran berkas harus di bawah 5 MB',
      body_too_large: 'Kiriman terlalu besar',
      media_type_unsupported: 'Jenis kiriman tidak didukung',
      too_many_requests: 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.',
      unavailable: 'Layanan sedang sibuk. Coba lagi sebentar lagi.',
    },
    details: {
      ...accountRefusals.id,
      ...identityRefusals.id,
      ...companyRefusals.id,
      ...programRefusals.id,
      ...reportRefusals.id,
      ...moneyRefusals.id,
      connection_lost:
        'Belum ada jawaban dari server. Semua yang ditulis masih ada di sini; kirim lagi sebentar lagi.',
      form_too_large:
        'Isian formulir ini terlalu banyak untuk satu kiriman. Kembali ke halaman sebelumnya: isiannya masih ada di sana. Kurangi, lalu kirim lagi.',
      saved_meanwhile: 'Isian ini belum tersimpan: versi lain tersimpan sejak halaman ini dibuka.',
      article_changed: 'Naskah ini sudah diubah di tempat lain. Baca versi terbarunya sebelum melanjutkan.',
      article_incomplete: 'Naskah belum lengkap: ringkasan minimal 40 karakter dan isi minimal 300 karakter.',
      article_english_incomplete:
        'Naskah bahasa Inggris belum lengkap. Lengkapi judul, ringkasan, dan isinya, atau kosongkan ketiganya.',
      too_many_articles: 'Artikel yang belum terbit sudah 50. Terbitkan atau hapus sebagian lebih dulu.',
      incident_sent: 'Formulir ini sudah terkirim. Buka formulir baru untuk laporan berikutnya.',
      incident_moved:
        'Tiket ini sudah berubah atau ditangani orang lain. Muat ulang untuk melihat keadaannya.',
      inquiry_sent: 'Formulir ini sudah terkirim. Buka formulir baru untuk pesan berikutnya.',
      job_queued_already: 'Ini sudah masuk antrean lagi. Muat ulang untuk melihat keadaannya.',
      job_given_up: 'Rekan lain sudah menghentikan ini.',
      inquiry_moved: 'Rekan lain sudah menangani pesan ini. Muat ulang untuk melihat keadaannya.',
      closed_incident_form:
        'Formulir laporan insiden sedang ditutup. Untuk keadaan mendesak, hubungi CSIRT sektor Anda atau BSSN.',
      closed_write_ups: 'Pengiriman write-up sedang ditutup sementara. Naskahmu tetap tersimpan.',
      setting_changed: 'Pengaturan ini sudah diubah rekan lain. Baca baris yang terbaru dulu.',
      setting_too_late: 'Tanggal berlakunya sudah tiba. Usulkan lagi dengan tanggal yang akan datang.',
      setting_holds: 'Baris ini sudah berlaku. Tulis baris baru untuk menggantinya.',
      second_setter: 'Usulan ini diputuskan rekan lain, bukan pengusulnya',
      collusion_newer: 'Ada kesamaan baru sejak halaman ini dibuka. Baca yang terbaru dulu.',
      work_claimed: 'Rekan setim sudah memegangnya. Muat ulang halaman ini.',
    },
  },
  en: {
    codes: {
      invalid_input: 'Make sure the data you have entered is correct',
      wrong_credentials: 'Incorrect email or password',
      not_signed_in: 'Your session has ended. Please refresh this page again.',
      forbidden: 'You are not allowed to do this',
      cross_site: 'This request did not come from our pages and was refused',
      not_found: 'Not found',
      method_not_allowed: 'This method is not supported',
      conflict: 'This has changed since you opened the page. Reload to see the newest.',
      move_forbidden: 'This step is not possible in the present state',
      step_missing: 'A step is still missing before this one',
      balance_insufficient: 'The available balance is not sufficient',
      key_reused: 'This form was already used with other content',
      file_too_large: 'The file must be under 5 MB',
      body_too_large: 'The request is too large',
      media_type_unsupported: 'This kind of request is not supported',
      too_many_requests: 'Too many tries. Wait a moment, then try again.',
      unavailable: 'The service is busy. Please try again in a moment.',
    },
    details: {
      ...accountRefusals.en,
      ...identityRefusals.en,
      ...companyRefusals.en,
      ...programRefusals.en,
      ...reportRefusals.en,
      ...moneyRefusals.en,
      connection_lost:
        'The server has not answered. All that was written is still here; send it again in a moment.',
      form_too_large:
        'This form holds too much for one request. Go back to the page before: what you typed is still there. Shorten it, then send it again.',
      saved_meanwhile: 'This is not saved yet: another version was saved since you opened the page.',
      article_changed: 'This text was changed elsewhere. Read its newest version before you go on.',
      article_incomplete:
        'The text is not complete: a summary of at least 40 and a body of at least 300 characters.',
      article_english_incomplete:
        'The English text is not complete. Write its title, summary and body, or leave all three empty.',
      too_many_articles: '50 articles are not published yet. Publish or remove some of them first.',
      incident_sent: 'This form was sent already. Open a new form for the next report.',
      incident_moved: 'This ticket has changed or somebody else handles it. Reload to see how it stands.',
      inquiry_sent: 'This form has been sent already. Open a new form for the next message.',
      job_queued_already: 'This is queued again already. Reload to see how it stands.',
      job_given_up: 'A colleague has given this up.',
      inquiry_moved: 'A colleague has dealt with this inquiry. Reload to see how it stands.',
      closed_incident_form:
        'The incident report form is closed for now. If it is urgent, turn to the CSIRT of your sector or to BSSN.',
      closed_write_ups: 'Write-ups cannot be sent in right now. Your text stays saved.',
      setting_changed: 'A colleague has changed this setting. Read the newest line first.',
      setting_too_late: 'Its day has come. Propose it again with a day ahead.',
      setting_holds: 'This line holds already. Write a new one to replace it.',
      second_setter: 'Somebody else than the proposer decides this',
      collusion_newer: 'Something was added since you opened this page. Read what is new first.',
      work_claimed: 'A teammate already holds it. Reload the page.',
    },
  },
})
