import { catalogue } from './catalogue.ts'
import type { MailFacts } from './mail-kinds.ts'

/** Mails about challenges. */
export const challengeMails = catalogue({
  hunter_challenge_registered: {
    subject: () => ({
      id: 'Pendaftaran challenge tercatat',
      en: 'Registered for a challenge',
    }),
    text: () => ({
      id: 'Pendaftaranmu sudah tercatat. Pengujian baru boleh dilakukan setelah challenge dimulai; jadwal, ruang lingkup, dan hadiahnya ada di halaman program. Sampai challenge dimulai kamu masih bisa mundur dari sana.',
      en: 'Your registration is recorded. Testing is allowed only once the challenge has started; schedule, scope and prizes are on the page of the program. Until the start you may withdraw there.',
    }),
    action: { id: 'Lihat challenge', en: 'See the challenge' },
  },
  hunter_challenge_started: {
    subject: () => ({ id: 'Challenge dimulai', en: 'The challenge has started' }),
    text: () => ({
      id: 'Challenge yang kamu ikuti sudah dimulai, dan surat izin pengujianmu berlaku sampai challenge selesai. Selamat mencari celah, dan tetap di dalam ruang lingkup.',
      en: 'The challenge you take part in has started, and your authorisation letter holds until it ends. Good hunting, and stay inside the scope.',
    }),
    action: { id: 'Lihat challenge', en: 'See the challenge' },
  },
  hunter_challenge_results: {
    subject: () => ({ id: 'Hasil challenge sudah disahkan', en: 'The results of the challenge are confirmed' }),
    text: () => ({
      id: 'Hasil akhir challenge yang kamu ikuti sudah disahkan. Peringkat lengkap ada di halamannya. Bila laporanmu ikut dinilai, sertifikat tempatmu ada di daftar sertifikatmu.',
      en: 'The final results of the challenge you took part in are confirmed. The whole ranking is on its page. If a report of yours was judged, the certificate of your place is in the list of your certificates.',
    }),
    action: { id: 'Lihat hasil', en: 'See the results' },
  },
  hunter_prize: {
    subject: ({ sum }: MailFacts) => ({
      id: `Kamu memenangkan hadiah${sum && ` ${sum}`}`,
      en: `You have won a prize${sum && ` of ${sum}`}`,
    }),
    text: () => ({
      id: 'Selamat. Hadiahmu sudah tercatat: bila berupa uang, jumlahnya sudah menjadi hakmu dan dapat dilihat di halaman imbalan; bila berupa barang, perusahaan akan menghubungimu lewat tim kami.',
      en: 'Congratulations. Your prize is recorded: money is owed to you from now on and stands on your rewards page; for a thing the company gets in touch with you through our team.',
    }),
    action: { id: 'Lihat imbalan', en: 'See your rewards' },
  },
  company_challenge_over: {
    subject: () => ({ id: 'Challenge Anda selesai: nilai laporan yang tersisa', en: 'Your challenge is over: rate what is left' }),
    text: () => ({
      id: 'Waktu challenge Anda sudah habis. Setelah semua laporan yang masuk tepat waktu diperiksa dan dinilai, hasilnya dapat diusulkan dan disahkan oleh dua orang di halaman program.',
      en: 'The time of your challenge is up. Once all reports that came in time are checked and rated, two people propose and confirm its results on the page of the program.',
    }),
    action: { id: 'Buka program', en: 'Open the program' },
  },
  company_results_proposed: {
    subject: () => ({ id: 'Hasil challenge Anda menunggu pengesahan', en: 'The results of your challenge wait for confirmation' }),
    text: () => ({
      id: 'Hasil challenge sudah diusulkan. Orang kedua membaca peringkat dan hadiahnya, lalu mengesahkannya di halaman program.',
      en: 'The results of the challenge were proposed. A second person reads the ranking and the prizes and confirms them on the page of the program.',
    }),
    action: { id: 'Baca hasil', en: 'Read the results' },
  },
  company_results_confirmed: {
    subject: () => ({ id: 'Hasil challenge Anda disahkan', en: 'The results of your challenge are confirmed' }),
    text: () => ({
      id: 'Hasil challenge sudah disahkan dan tampil di halamannya. Hadiah uang tercatat sebagai hak para pemenang; sisa dana yang disisihkan kembali ke saldo Anda.',
      en: 'The results of the challenge are confirmed and stand on its page. Prize money is owed to the winners now; what is left of the money held went back to your balance.',
    }),
    action: { id: 'Lihat hasil', en: 'See the results' },
  },
  team_challenge_over: {
    subject: () => ({ id: 'Sebuah challenge selesai', en: 'A challenge is over' }),
    text: () => ({
      id: 'Waktu sebuah challenge sudah habis. Periksa laporan yang tersisa, lalu usulkan hasilnya dari halaman program.',
      en: 'The time of a challenge is up. Check the reports that are left, then propose its results from the page of the program.',
    }),
    action: { id: 'Buka program', en: 'Open the program' },
  },
  team_results_proposed: {
    subject: () => ({ id: 'Hasil challenge menunggu pengesahan', en: 'Results of a challenge wait for confirmation' }),
    text: () => ({
      id: 'Hasil sebuah challenge sudah diusulkan. Orang kedua membaca peringkat dan hadiahnya, lalu mengesahkannya.',
      en: 'The results of a challenge were proposed. A second person reads the ranking and the prizes and confirms them.',
    }),
    action: { id: 'Baca hasil', en: 'Read the results' },
  },
})
