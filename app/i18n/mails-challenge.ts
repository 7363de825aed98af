import { catalogue } from './catalogue.ts'

/** Mails about challenges. They name no program: it may be a private one. */
export const challengeMails = catalogue({
  id: {
    hunter_challenge_registered: {
      subject: () => 'Kamu terdaftar di sebuah challenge',
      text: () =>
        'Pendaftaranmu sudah tercatat. Pengujian baru boleh dilakukan setelah challenge dimulai; jadwal, ruang lingkup, dan hadiahnya ada di halaman program. Sampai challenge dimulai kamu masih bisa mundur dari sana.',
      action: 'Lihat challenge',
    },
    hunter_challenge_started: {
      subject: () => 'Challenge dimulai',
      text: () =>
        'Challenge yang kamu ikuti sudah dimulai, dan surat izin pengujianmu berlaku sampai challenge selesai. Selamat mencari celah, dan tetap di dalam ruang lingkup.',
      action: 'Lihat challenge',
    },
    hunter_challenge_results: {
      subject: () => 'Hasil challenge sudah disahkan',
      text: () =>
        'Hasil akhir challenge yang kamu ikuti sudah disahkan. Peringkat lengkap ada di halamannya. Bila laporanmu ikut dinilai, sertifikat tempatmu ada di daftar sertifikatmu.',
      action: 'Lihat hasil',
    },
    hunter_prize: {
      subject: () => 'Kamu memenangkan hadiah challenge',
      text: () =>
        'Selamat. Hadiahmu sudah tercatat: bila berupa uang, jumlahnya sudah menjadi hakmu dan dapat dilihat di halaman imbalan; bila berupa barang, perusahaan akan menghubungimu lewat tim kami.',
      action: 'Lihat imbalan',
    },
    company_challenge_over: {
      subject: () => 'Challenge Anda selesai: nilai laporan yang tersisa',
      text: () =>
        'Waktu challenge Anda sudah habis. Setelah semua laporan yang masuk tepat waktu diperiksa dan dinilai, hasilnya dapat diusulkan dan disahkan oleh dua orang di halaman program.',
      action: 'Buka program',
    },
    company_results_proposed: {
      subject: () => 'Hasil challenge Anda menunggu pengesahan',
      text: () =>
        'Hasil challenge sudah diusulkan. Orang kedua membaca peringkat dan hadiahnya, lalu mengesahkannya di halaman program.',
      action: 'Baca hasil',
    },
    company_results_confirmed: {
      subject: () => 'Hasil challenge Anda disahkan',
      text: () =>
        'Hasil challenge sudah disahkan dan tampil di halamannya. Hadiah uang tercatat sebagai hak para pemenang; sisa dana yang disisihkan kembali ke saldo Anda.',
      action: 'Lihat hasil',
    },
    team_challenge_over: {
      subject: () => 'Sebuah challenge selesai',
      text: () =>
        'Waktu sebuah challenge sudah habis. Periksa laporan yang tersisa, lalu usulkan hasilnya dari halaman program.',
      action: 'Buka program',
    },
    team_results_proposed: {
      subject: () => 'Hasil challenge menunggu pengesahan',
      text: () =>
        'Hasil sebuah challenge sudah diusulkan. Orang kedua membaca peringkat dan hadiahnya, lalu mengesahkannya.',
      action: 'Baca hasil',
    },
  },
  en: {
    hunter_challenge_registered: {
      subject: () => 'You are registered for a challenge',
      text: () =>
        'Your registration is recorded. Testing is allowed only once the challenge has started; schedule, scope and prizes are on the page of the program. Until the start you may withdraw there.',
      action: 'See the challenge',
    },
    hunter_challenge_started: {
      subject: () => 'The challenge has started',
      text: () =>
        'The challenge you take part in has started, and your authorisation letter holds until it ends. Good hunting, and stay inside the scope.',
      action: 'See the challenge',
    },
    hunter_challenge_results: {
      subject: () => 'The results of the challenge are confirmed',
      text: () =>
        'The final results of the challenge you took part in are confirmed. The whole ranking is on its page. If a report of yours was judged, the certificate of your place is in the list of your certificates.',
      action: 'See the results',
    },
    hunter_prize: {
      subject: () => 'You have won a prize',
      text: () =>
        'Congratulations. Your prize is recorded: money is owed to you from now on and stands on your rewards page; for a thing the company gets in touch with you through our team.',
      action: 'See your rewards',
    },
    company_challenge_over: {
      subject: () => 'Your challenge is over: rate what is left',
      text: () =>
        'The time of your challenge is up. Once all reports that came in time are checked and rated, two people propose and confirm its results on the page of the program.',
      action: 'Open the program',
    },
    company_results_proposed: {
      subject: () => 'The results of your challenge wait for confirmation',
      text: () =>
        'The results of the challenge were proposed. A second person reads the ranking and the prizes and confirms them on the page of the program.',
      action: 'Read the results',
    },
    company_results_confirmed: {
      subject: () => 'The results of your challenge are confirmed',
      text: () =>
        'The results of the challenge are confirmed and stand on its page. Prize money is owed to the winners now; what is left of the money held went back to your balance.',
      action: 'See the results',
    },
    team_challenge_over: {
      subject: () => 'A challenge is over',
      text: () =>
        'The time of a challenge is up. Check the reports that are left, then propose its results from the page of the program.',
      action: 'Open the program',
    },
    team_results_proposed: {
      subject: () => 'Results of a challenge wait for confirmation',
      text: () =>
        'The results of a challenge were proposed. A second person reads the ranking and the prizes and confirms them.',
      action: 'Read the results',
    },
  },
})
