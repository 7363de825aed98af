import { catalogue } from './catalogue.ts'

/** What a form of texts asks where another version was saved since it was opened. */
export const seenVersionWords = catalogue({
  title: { id: 'Ada versi lain yang sudah tersimpan', en: 'Another version was saved' },
  text: ({ time }: { time: string }) => ({
    id: `Versi lain tersimpan pada ${time}. Isian di halaman ini belum disimpan dan belum menimpa apa pun. Bandingkan dulu, lalu pilih yang dipakai.`,
    en: `Another version was saved at ${time}. What stands on this page is not saved and has replaced nothing. Compare the two, then choose.`,
  }),
  open: { id: 'Buka versi tersimpan', en: 'Open the saved version' },
  keep: { id: 'Simpan isian di halaman ini', en: 'Save what stands on this page' },
})

/** The line on top of a page that is shown as it last was, while it cannot be made anew. */
export const oldPageWords = catalogue({
  line: ({ time }: { time: string }) => ({
    id: `Ini tampilan pukul ${time}. Data terbaru belum dapat dibaca; muat ulang beberapa saat lagi.`,
    en: `This is the page as it was at ${time}. The latest data cannot be read yet; reload in a moment.`,
  }),
})

/** Titles and texts of the specification (§8); `what` is what to do next. */
export const errorPages = catalogue({
  e401: {
    title: { id: 'Akses Tidak Sah', en: 'Unauthorized Access' },
    text: {
      id: 'Sesi Anda telah berakhir. Silakan muat ulang halaman ini.',
      en: 'Your session has ended. Please refresh this page again.',
    },
    what: {
      id: 'Setelah masuk kembali, Anda dapat melanjutkan dari halaman yang sama.',
      en: 'After signing in again you can go on from the same page.',
    },
  },
  e403: {
    title: { id: 'Akses ditolak', en: 'Access denied' },
    text: { id: 'Terlarang', en: 'Forbidden' },
    what: {
      id: 'Halaman ini bukan untuk akun yang sedang dipakai. Jika seharusnya bisa, minta izin kepada admin perusahaan Anda.',
      en: 'This page is not for the account in use. If it should be, ask your company admin for permission.',
    },
  },
  e404: {
    title: { id: 'Ada masalah', en: 'There is a problem' },
    text: { id: '404 Halaman Tidak Ditemukan', en: '404 Not Found' },
    what: {
      id: 'Halaman ini tidak dapat ditemukan. Alamatnya mungkin salah ketik, atau halaman ini memang tidak dapat Anda lihat.',
      en: 'This page could not be found. The address may be mistyped, or the page is not yours to see.',
    },
  },
  e413: {
    title: { id: 'Kiriman terlalu besar', en: 'The request is too large' },
    text: {
      id: 'Berkas dalam satu kiriman paling banyak 20 MB, masing-masing di bawah 5 MB.',
      en: 'The files of one request may have 20 MB together, each under 5 MB.',
    },
    what: {
      id: 'Kembali ke halaman sebelumnya: isian Anda masih ada di sana. Kurangi lampirannya, lalu kirim lagi.',
      en: 'Go back to the page before: what you typed is still there. Take some files away, then send again.',
    },
  },
  e414: {
    title: { id: 'Permintaan terlalu panjang', en: 'The request is too long' },
    text: { id: 'Alamat atau cookie yang dikirim terlalu panjang.', en: 'The address or the cookies sent are too long.' },
    what: {
      id: 'Buka halaman ini dari beranda. Jika tetap begini, hapus cookie situs ini di peramban Anda, lalu coba lagi.',
      en: 'Open this page from the homepage. If it stays like this, delete the cookies of this site in your browser, then try again.',
    },
  },
  e429: {
    title: { id: 'Terlalu banyak permintaan', en: 'Too many requests' },
    text: { id: 'Mohon jeda sebentar.', en: 'Please pause for a moment.' },
    what: {
      id: 'Tunggu satu menit, lalu muat ulang halaman ini. Data yang sudah tersimpan tidak berubah.',
      en: 'Wait a minute, then reload this page. Nothing already saved has changed.',
    },
  },
  e500: {
    title: { id: 'Terjadi kesalahan...', en: 'Something went wrong...' },
    text: { id: 'Kesalahan di server kami', en: 'Internal Server Error' },
    what: {
      id: 'Data yang sudah tersimpan tidak berubah. Tunggu sebentar, lalu coba lagi.',
      en: 'Nothing already saved has changed. Please wait a moment and try again.',
    },
  },
  e503: {
    title: { id: 'Layanan sedang sibuk', en: 'The service is busy' },
    text: {
      id: 'Halaman ini belum dapat dibuka. Coba lagi beberapa detik lagi.',
      en: 'This page cannot be opened yet. Try again in a few seconds.',
    },
    what: {
      id: 'Data yang sudah tersimpan aman. Jika baru saja mengirim formulir, periksa dulu apakah sudah masuk sebelum mengirim lagi.',
      en: 'What is already saved is safe. If you have just sent a form, check whether it arrived before you send it again.',
    },
    sent: {
      id: 'Formulir yang baru dikirim belum kami proses. Kembali ke halaman sebelumnya, periksa isiannya, lalu kirim lagi.',
      en: 'The form you just sent was not processed. Go back to the page before, check what you typed, and send it again.',
    },
    kept: {
      id: 'Formulir yang baru dikirim belum kami proses. Tulisannya tidak hilang: ada di bawah ini.',
      en: 'The form you just sent was not processed. What you wrote is not lost: it is below.',
    },
  },
  other: {
    title: { id: 'Terjadi kesalahan', en: 'An error occurred' },
    text: { id: 'Permintaan ini tidak dapat dilanjutkan.', en: 'This request cannot go on.' },
    what: { id: 'Kembali ke halaman sebelumnya, lalu coba lagi.', en: 'Go back to the page before and try again.' },
  },
  file: {
    id: 'Berkas ini tidak dapat dibuka di sini lagi. Bukalah dari halaman tempat berkas ini berada.',
    en: 'This file can no longer be opened here. Open it from the page it belongs to.',
  },
  again: { id: 'Muat ulang', en: 'Reload' },
  home: { id: 'Ke beranda', en: 'To the homepage' },
  dashboard: { id: 'Ke dasbor', en: 'To the dashboard' },
  signIn: { id: 'Masuk', en: 'Sign in' },
  code: ({ status }: { status: number }) => ({ id: `Kode ${status}`, en: `Code ${status}` }),
})
