import { catalogue } from './catalogue.ts'

type Facts = { brand: string; domain: string; mailbox: string }

/** How flaws of the platform itself are reported, and what who reports them can count on. */
export const securityPolicyWords = catalogue({
  title: { id: 'Kebijakan keamanan', en: 'Security policy' },
  lead: ({ brand }: Facts) => ({
    id: `Kami hidup dari laporan kerentanan, jadi kami menerima laporan tentang ${brand} sendiri dengan tangan terbuka.`,
    en: `We live on vulnerability reports, so reports about ${brand} itself are more than welcome.`,
  }),
  write: { id: 'Kirim laporan ke', en: 'Send reports to' },
  form: { id: 'Atau pakai halaman kontak', en: 'Or use the contact page' },
  machine: { id: 'Untuk mesin:', en: 'For machines:' },
  clauses: {
    scope: {
      title: { id: '1. Ruang lingkup', en: '1. Scope' },
      text: ({ brand }: Facts) => ({
        id: `Situs dan API ${brand} di alamat ini. Sistem perusahaan yang membuka program di sini bukan bagian dari kebijakan ini: untuk itu berlaku perjanjian program masing-masing.`,
        en: `The site and the API of ${brand} at this address. The systems of companies that run programs here are no part of this policy: the agreement of each program holds for them.`,
      }),
    },
    report: {
      title: { id: '2. Isi laporan', en: '2. What to write' },
      text: ({ mailbox }: Facts) => ({
        id: `Tulis ke ${mailbox}: alamat yang terkena, langkah untuk mengulang, dampaknya, dan cara menghubungi Anda. Bahasa Indonesia atau Inggris. Jangan sertakan data pribadi orang lain; satu contoh yang disamarkan sudah cukup.`,
        en: `Write to ${mailbox}: the address concerned, the steps to repeat it, its impact, and how to reach you. In Indonesian or English. Send no personal data of others; one masked example is enough.`,
      }),
    },
    rules: {
      title: { id: '3. Aturan main', en: '3. Rules' },
      text: () => ({
        id: 'Uji hanya dengan akun Anda sendiri. Berhenti begitu celah terbukti. Jangan mengubah, menghapus, atau menyalin data orang lain, jangan membanjiri layanan, jangan mengirim pesan massal, dan jangan memakai rekayasa sosial terhadap pengguna atau tim kami.',
        en: 'Test with your own accounts only. Stop once the flaw is proved. Do not change, delete or copy data of others, do not flood the service, send no mass messages, and use no social engineering against users or our team.',
      }),
    },
    promise: {
      title: { id: '4. Janji kami', en: '4. Our promise' },
      text: () => ({
        id: 'Orang dari tim kami menjawab dalam 3 hari kerja, memberi tahu hasil pemeriksaan, dan mengabari Anda ketika celah itu diperbaiki. Nama Anda kami sebut bila Anda menghendakinya.',
        en: 'A person of our team answers within 3 business days, tells you the result of the check, and lets you know when the flaw is fixed. We name you if you wish.',
      }),
    },
    harbour: {
      title: { id: '5. Perlindungan bagi pelapor', en: '5. Safe harbour' },
      text: () => ({
        id: 'Selama aturan di atas diikuti dengan itikad baik, pengujian terhadap sistem kami kami anggap diizinkan dan kami tidak akan menuntut atau melaporkan Anda. Izin ini tidak mencakup sistem pihak lain.',
        en: 'As long as these rules are followed in good faith, we regard testing of our systems as permitted and will neither sue nor report you. This permission does not cover systems of others.',
      }),
    },
    publish: {
      title: { id: '6. Publikasi', en: '6. Publication' },
      text: () => ({
        id: 'Beri kami waktu memperbaiki sebelum bercerita. Setelah diperbaiki, atau 90 hari setelah laporan diterima, publikasi boleh dilakukan; sampaikan waktunya supaya kita dapat menyiapkannya bersama.',
        en: 'Give us time to fix the flaw before you tell of it. Once it is fixed, or 90 days after the report arrived, you may publish; tell us when, so that we can prepare together.',
      }),
    },
    out: {
      title: { id: '7. Yang tidak kami anggap celah', en: '7. What we do not count as a flaw' },
      text: () => ({
        id: 'Keluaran pemindai tanpa bukti dampak, saran tentang header atau konfigurasi TLS tanpa serangan yang bekerja, clickjacking pada halaman tanpa tindakan, serta serangan yang memerlukan perangkat korban yang sudah dikuasai.',
        en: 'Scanner output without proof of impact, advice on headers or TLS settings without a working attack, clickjacking on pages without actions, and attacks that need a device already taken over.',
      }),
    },
  },
})
