import { catalogue } from './catalogue.ts'

/** Titles and texts of the specification (§8); `what` says what to do next. */
export const errorPages = catalogue({
  id: {
    e401: {
      title: 'Akses Tidak Sah',
      text: 'Sesi Anda telah berakhir. Silakan muat ulang halaman ini.',
      what: 'Setelah masuk kembali, Anda dapat melanjutkan dari halaman yang sama.',
    },
    e403: {
      title: 'Akses ditolak',
      text: 'Terlarang',
      what: 'Halaman ini bukan untuk akun yang sedang dipakai. Jika seharusnya bisa, minta izin kepada admin perusahaan Anda.',
    },
    e404: {
      title: 'Ada masalah',
      text: '404 Halaman Tidak Ditemukan',
      what: 'Halaman ini tidak dapat ditemukan. Alamatnya mungkin salah ketik, atau halaman ini memang tidak dapat Anda lihat.',
    },
    e413: {
      title: 'Kiriman terlalu besar',
      text: 'Berkas dalam satu kiriman paling banyak 20 MB, masing-masing di bawah 5 MB.',
      what: 'Kembali ke halaman sebelumnya: isian Anda masih ada di sana. Kurangi lampirannya, lalu kirim lagi.',
    },
    e414: {
      title: 'Permintaan terlalu panjang',
      text: 'Alamat atau cookie yang dikirim terlalu panjang.',
      what: 'Buka halaman ini dari beranda. Jika tetap begini, hapus cookie situs ini di peramban Anda, lalu coba lagi.',
    },
    e429: {
      title: 'Terlalu banyak permintaan',
      text: 'Mohon jeda sebentar.',
      what: 'Tunggu satu menit, lalu muat ulang halaman ini. Data yang sudah tersimpan tidak berubah.',
    },
    e500: {
      title: 'Terjadi kesalahan...',
      text: 'Kesalahan di server kami',
      what: 'Data yang sudah tersimpan tidak berubah. Tunggu sebentar, lalu coba lagi.',
    },
    e503: {
      title: 'Layanan sedang sibuk',
      text: 'Halaman ini belum dapat dibuka. Coba lagi beberapa detik lagi.',
      what: 'Data yang sudah tersimpan aman. Jika baru saja mengirim formulir, periksa dulu apakah sudah masuk sebelum mengirim lagi.',
      sent: 'Formulir yang baru dikirim belum kami proses. Kembali ke halaman sebelumnya, periksa isiannya, lalu kirim lagi.',
      kept: 'Formulir yang baru dikirim belum kami proses. Tulisannya tidak hilang: ada di bawah ini.',
    },
    other: {
      title: 'Terjadi kesalahan',
      text: 'Permintaan ini tidak dapat dilanjutkan.',
      what: 'Kembali ke halaman sebelumnya, lalu coba lagi.',
    },
    file: 'Berkas ini tidak dapat dibuka di sini lagi. Bukalah dari halaman tempat berkas ini berada.',
    again: 'Muat ulang',
    home: 'Ke beranda',
    dashboard: 'Ke dasbor',
    signIn: 'Masuk',
    code: ({ status }: { status: number }) => `Kode ${status}`,
  },
  en: {
    e401: {
      title: 'Unauthorized Access',
      text: 'Your session has ended. Please refresh this page again.',
      what: 'After signing in again you can go on from the same page.',
    },
    e403: {
      title: 'Access denied',
      text: 'Forbidden',
      what: 'This page is not for the account in use. If it should be, ask your company admin for permission.',
    },
    e404: {
      title: 'There is a problem',
      text: '404 Not Found',
      what: 'This page could not be found. The address may be mistyped, or the page is not yours to see.',
    },
    e413: {
      title: 'The request is too large',
      text: 'The files of one request may have 20 MB together, each under 5 MB.',
      what: 'Go back to the page before: what you typed is still there. Take some files away, then send again.',
    },
    e414: {
      title: 'The request is too long',
      text: 'The address or the cookies sent are too long.',
      what: 'Open this page from the homepage. If it stays like this, delete the cookies of this site in your browser, then try again.',
    },
    e429: {
      title: 'Too many requests',
      text: 'Please pause for a moment.',
      what: 'Wait a minute, then reload this page. Nothing already saved has changed.',
    },
    e500: {
      title: 'Something went wrong...',
      text: 'Internal Server Error',
      what: 'Nothing already saved has changed. Please wait a moment and try again.',
    },
    e503: {
      title: 'The service is busy',
      text: 'This page cannot be opened yet. Try again in a few seconds.',
      what: 'What is already saved is safe. If you have just sent a form, check whether it arrived before you send it again.',
      sent: 'The form you just sent was not processed. Go back to the page before, check what you typed, and send it again.',
      kept: 'The form you just sent was not processed. What you wrote is not lost: it is below.',
    },
    other: {
      title: 'An error occurred',
      text: 'This request cannot go on.',
      what: 'Go back to the page before and try again.',
    },
    file: 'This file can no longer be opened here. Open it from the page it belongs to.',
    again: 'Reload',
    home: 'To the homepage',
    dashboard: 'To the dashboard',
    signIn: 'Sign in',
    code: ({ status }: { status: number }) => `Code ${status}`,
  },
})
