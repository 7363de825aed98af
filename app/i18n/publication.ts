import { catalogue } from './catalogue.ts'

/** Who took a cyber security executive report along. */
export const executiveDownloadWords = catalogue({
  downloads: {
    title: { id: 'Peminta laporan', en: 'Report requests' },
    subtitle: {
      id: 'Siapa yang meminta laporan Cyber Security Executive, dengan persetujuan mereka. Terhapus setelah 12 bulan.',
      en: 'Who asked for Cyber Security Executive reports, with their consent. Erased after 12 months.',
    },
    caption: { id: 'Permintaan laporan', en: 'Requests' },
    columns: {
      name: { id: 'Nama', en: 'Name' },
      email: { id: 'Email', en: 'Email' },
      job: { id: 'Pekerjaan', en: 'Job' },
      position: { id: 'Posisi', en: 'Position' },
      company: { id: 'Perusahaan', en: 'Company' },
      report: { id: 'Laporan', en: 'Report' },
      language: { id: 'Bahasa', en: 'Language' },
      asked: { id: 'Diminta', en: 'Asked' },
    },
    empty: {
      title: { id: 'Belum ada permintaan', en: 'No requests yet' },
      text: { id: 'Permintaan muncul di sini begitu formulirnya dikirim.', en: 'Requests appear here as soon as the form is sent.' },
    },
    export: { id: 'Unduh sebagai CSV', en: 'Download as CSV' },
    exportText: { id: 'Setiap unduhan tercatat.', en: 'Each download is recorded.' },
    file: { id: 'peminta-laporan', en: 'report-requests' },
  },
})

/** Words of publications, the community feed, and the forms that lead to a publication. */
export const publicationWords = catalogue({
  hub: {
    title: { id: 'Publikasi', en: 'Publication' },
    text: {
      id: 'Kabar kami, pengetahuan keamanan, laporan untuk pimpinan, dan tulisan bughunter di satu tempat.',
      en: 'Our news, security knowledge, reports for leaders, and what bughunters write, in one place.',
    },
    tabs: { id: 'Bagian publikasi', en: 'Parts of the publication' },
    newest: { id: 'Write-up terbaru', en: 'Newest write-ups' },
    more: { id: 'Semua write-up', en: 'All write-ups' },
  },
  writeUps: {
    title: { id: 'Bughunter Write-Ups', en: 'Bughunter Write-Ups' },
    text: {
      id: 'Ditulis bughunter, disetujui perusahaan, diterbitkan setelah celah diperbaiki.',
      en: 'Written by bughunters, agreed by companies, published once the flaw is fixed.',
    },
    search: { id: 'Cari topik', en: 'Search a topic' },
    submit: { id: 'Cari', en: 'Search' },
    reset: { id: 'Hapus pencarian', en: 'Clear the search' },
    empty: {
      title: { id: 'Belum ada write-up', en: 'No write-ups yet' },
      text: {
        id: 'Write-up terbit setelah celah diperbaiki dan kedua pihak setuju.',
        en: 'Write-ups appear once a flaw is fixed and both sides agree.',
      },
    },
    nothing: ({ topic }: { topic: string }) => ({ id: `Tidak ada write-up tentang “${topic}”`, en: `No write-up about “${topic}”` }),
    nothingText: {
      id: 'Coba kata yang lebih umum, misalnya nama kelas kerentanan.',
      en: 'Try a broader word, such as the name of a vulnerability class.',
    },
    own: { id: 'Artikel bughunter', en: "Bughunter's article" },
    by: ({ name }: { name: string }) => ({ id: `oleh ${name}`, en: `by ${name}` }),
    published: ({ date }: { date: string }) => ({ id: `Terbit ${date}`, en: `Published ${date}` }),
    share: { id: 'Bagikan', en: 'Share' },
    copy: { id: 'Salin tautan', en: 'Copy the link' },
    copied: { id: 'Tautan tersalin', en: 'Link copied' },
    back: { id: 'Semua write-up', en: 'All write-ups' },
    story: { id: 'Isi write-up', en: 'The write-up' },
    author: { id: 'Penulis', en: 'Author' },
    pages: {
      label: { id: 'Halaman', en: 'Pages' },
      previous: { id: 'Halaman sebelumnya', en: 'Previous page' },
      next: { id: 'Halaman berikutnya', en: 'Next page' },
      summary: ({ total }: { total: number }) => ({ id: `${total} write-up`, en: total === 1 ? '1 write-up' : `${total} write-ups` }),
    },
  },
  privateProgram: { id: 'program privat', en: 'a private program' },
  someone: { id: 'seorang bughunter', en: 'a bughunter' },
  feed: {
    label: { id: 'Kabar komunitas', en: 'News of the community' },
    valid: ({ name, program }: { name: string; program: string }) => ({
      id: `Temuan ${name} di ${program} dinyatakan valid`,
      en: `Finding by ${name} in ${program} confirmed valid`,
    }),
    closed: ({ name, program }: { name: string; program: string }) => ({
      id: `Celah yang ditemukan ${name} di ${program} sudah diperbaiki`,
      en: `The flaw ${name} found in ${program} has been fixed`,
    }),
    published: ({ name }: { name: string }) => ({ id: `${name} menerbitkan write-up`, en: `${name} published a write-up` }),
    points: ({ points }: { points: number }) => ({ id: `${points} poin`, en: points === 1 ? '1 point' : `${points} points` }),
    empty: {
      title: { id: 'Belum ada kabar', en: 'No news yet' },
      text: {
        id: 'Temuan yang valid, selesai, atau terbit muncul di sini tanpa isi laporannya.',
        en: 'Finds that are valid, fixed or published appear here, without their content.',
      },
    },
    pages: {
      label: { id: 'Halaman', en: 'Pages' },
      previous: { id: 'Halaman sebelumnya', en: 'Previous page' },
      next: { id: 'Halaman berikutnya', en: 'Next page' },
      summary: ({ total }: { total: number }) => ({ id: `${total} kabar`, en: total === 1 ? '1 entry' : `${total} entries` }),
    },
  },
  panel: {
    title: { id: 'Publikasi', en: 'Publication' },
    states: {
      none: { id: 'Belum diminta', en: 'Not asked for' },
      requested: { id: 'Menunggu persetujuan', en: 'Waiting for consent' },
      agreed: { id: 'Disetujui, menunggu diterbitkan', en: 'Agreed, waiting to be published' },
      published: { id: 'Terbit', en: 'Published' },
      refused: { id: 'Ditolak', en: 'Refused' },
      withdrawn: { id: 'Ditarik', en: 'Taken back' },
    },
    read: { id: 'Baca write-up', en: 'Read the write-up' },
    hidden: {
      id: 'Tidak terlihat publik selama bughunter menyembunyikan namanya.',
      en: 'Out of public sight while the bughunter hides their name.',
    },
    present: { id: 'Lihat naskahnya', en: 'View the text' },
    earlier: ({ number, at }: { number: number; at: string }) => ({ id: `Naskah ${number}, ${at}`, en: `Wording ${number}, ${at}` }),
    by: {
      reporter: { id: 'Ditulis bughunter', en: 'Written by the bughunter' },
      company: { id: 'Ditulis perusahaan', en: 'Written by the company' },
    },
    reason: { id: 'Alasan', en: 'Reason' },
    request: {
      title: { id: 'Minta publikasi', en: 'Ask for publication' },
      text: {
        id: 'Naskah ini disusun dari laporan. Pastikan tidak ada data pribadi, kredensial, atau alamat internal. Pihak lain menyetujuinya, mengajukan naskah lain, atau menolak.',
        en: 'This text was put together from the report. Make sure that it holds no personal data, credentials or internal addresses. The other side agrees to it, answers with other words, or refuses.',
      },
    },
    agree: {
      title: { id: 'Setujui publikasi', en: 'Agree to the publication' },
      text: {
        id: 'Yang terbit persis naskah ini, atas nama bughunter.',
        en: 'Exactly this text is published, under the bughunter’s name.',
      },
      submit: { id: 'Setujui naskah ini', en: 'Agree to this text' },
    },
    reword: {
      title: { id: 'Ajukan naskah lain', en: 'Propose other words' },
      text: {
        id: 'Ubah apa pun yang tidak boleh terbaca umum. Naskah ini dikirim kembali untuk disetujui; naskah sebelumnya tetap tersimpan.',
        en: 'Change whatever must not be read in public. Your wording goes back for consent; the one before is kept.',
      },
    },
    publish: {
      title: { id: 'Terbitkan', en: 'Publish' },
      text: { id: 'Naskah yang disetujui menjadi halaman publik.', en: 'The agreed text becomes a public page.' },
      submit: { id: 'Terbitkan sekarang', en: 'Publish now' },
    },
    refuse: {
      title: { id: 'Tolak publikasi', en: 'Refuse the publication' },
      submit: { id: 'Tolak publikasi', en: 'Refuse the publication' },
    },
    unpublish: {
      title: { id: 'Tarik publikasi', en: 'Take the publication back' },
      text: { id: 'Halamannya langsung hilang.', en: 'Its page is gone at once.' },
      submit: { id: 'Tarik publikasi', en: 'Take it back' },
    },
    writing: {
      original: { id: 'Laporan asli', en: 'The original report' },
      hidden: ({ count }: { count: number }) => ({
        id: `${count} bagian disamarkan otomatis: kredensial, data pribadi, atau alamat internal. Periksa sisanya sebelum mengirim.`,
        en: `${count === 1 ? '1 place was' : `${count} places were`} hidden automatically: credentials, personal data or internal addresses. Check the rest before you send it.`,
      }),
      preview: { id: 'Perbarui pratinjau', en: 'Update the preview' },
      previewTitle: { id: 'Pratinjau', en: 'Preview' },
      previewHint: {
        id: 'Begini naskah terakhir yang dipratinjau akan terbaca umum.',
        en: 'This is how the public reads the text that was previewed last.',
      },
      previewBody: { id: 'Isi', en: 'Text' },
      submit: {
        request: { id: 'Kirim permintaan', en: 'Send the request' },
        reword: { id: 'Ajukan naskah ini', en: 'Propose this text' },
      },
      cancel: { id: 'Kembali ke laporan', en: 'Back to the report' },
    },
    scopes: {
      limited: {
        label: { id: 'Ringkas', en: 'Limited' },
        hint: {
          id: 'Judul, kelas, tingkat risiko, tanggal, dan ringkasan.',
          en: 'Title, class, risk level, dates and summary.',
        },
      },
      full: {
        label: { id: 'Lengkap', en: 'Full' },
        hint: { id: 'Judul, ringkasan, dan seluruh isi naskah.', en: 'Title, summary and the whole text.' },
      },
    },
    fields: {
      scope: { id: 'Yang diterbitkan', en: 'What is published' },
      title: { id: 'Judul', en: 'Title' },
      summary: { id: 'Ringkasan', en: 'Summary' },
      summaryHint: { id: '20–500 karakter, terbaca di daftar.', en: '20–500 characters, shown in lists.' },
      body: { id: 'Isi', en: 'Text' },
      bodyHint: { id: 'Markdown, minimal 50 karakter.', en: 'Markdown, at least 50 characters.' },
      reason: { id: 'Alasan', en: 'Reason' },
      reasonHint: { id: 'Minimal 20 karakter. Kedua pihak membacanya.', en: 'At least 20 characters. Both sides read it.' },
    },
  },
  limited: {
    level: { id: 'Tingkat risiko', en: 'Risk level' },
    sent: { id: 'Dilaporkan', en: 'Reported' },
    fixed: { id: 'Selesai diperbaiki', en: 'Fixed and closed' },
  },
})
