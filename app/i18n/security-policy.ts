import { catalogue } from './catalogue.ts'

type Facts = { brand: string; domain: string; mailbox: string }

/** How flaws of the platform itself are reported, and what who reports them can count on. */
export const securityPolicyWords = catalogue({
  id: {
    title: 'Kebijakan keamanan',
    lead: ({ brand }: Facts) =>
      `Kami hidup dari laporan kerentanan, jadi kami menerima laporan tentang ${brand} sendiri dengan tangan terbuka.`,
    write: 'Kirim laporan ke',
    form: 'Atau pakai halaman kontak',
    machine: 'Untuk mesin:',
    clauses: {
      scope: {
        title: '1. Ruang lingkup',
        text: ({ brand }: Facts) =>
          `Situs dan API ${brand} di alamat ini. Sistem perusahaan yang membuka program di sini bukan bagian dari kebijakan ini: untuk itu berlaku perjanjian program masing-masing.`,
      },
      report: {
        title: '2. Isi laporan',
        text: ({ mailbox }: Facts) =>
          `Tulis ke ${mailbox}: alamat yang terkena, langkah untuk mengulang, dampaknya, dan cara menghubungi Anda. Bahasa Indonesia atau Inggris. Jangan sertakan data pribadi orang lain; satu contoh yang disamarkan sudah cukup.`,
      },
      rules: {
        title: '3. Aturan main',
        text: () =>
          'Uji hanya dengan akun Anda sendiri. Berhenti begitu celah terbukti. Jangan mengubah, menghapus, atau menyalin data orang lain, jangan membanjiri layanan, jangan mengirim pesan massal, dan jangan memakai rekayasa sosial terhadap pengguna atau tim kami.',
      },
      promise: {
        title: '4. Janji kami',
        text: () =>
          'Orang dari tim kami menjawab dalam 3 hari kerja, memberi tahu hasil pemeriksaan, dan mengabari Anda ketika celah itu diperbaiki. Nama Anda kami sebut bila Anda menghendakinya.',
      },
      harbour: {
        title: '5. Perlindungan bagi pelapor',
        text: () =>
          'Selama aturan di atas diikuti dengan itikad baik, pengujian terhadap sistem kami kami anggap diizinkan dan kami tidak akan menuntut atau melaporkan Anda. Izin ini tidak mencakup sistem pihak lain.',
      },
      publish: {
        title: '6. Publikasi',
        text: () =>
          'Beri kami waktu memperbaiki sebelum bercerita. Setelah diperbaiki, atau 90 hari setelah laporan diterima, publikasi boleh dilakukan; sampaikan waktunya supaya kita dapat menyiapkannya bersama.',
      },
      out: {
        title: '7. Yang tidak kami anggap celah',
        text: () =>
          'Keluaran pemindai tanpa bukti dampak, saran tentang header atau konfigurasi TLS tanpa serangan yang bekerja, clickjacking pada halaman tanpa tindakan, serta serangan yang memerlukan perangkat korban yang sudah dikuasai.',
      },
    },
  },
  en: {
    title: 'Security policy',
    lead: ({ brand }: Facts) =>
      `We live on vulnerability reports, so reports about ${brand} itself are more than welcome.`,
    write: 'Send reports to',
    form: 'Or use the contact page',
    machine: 'For machines:',
    clauses: {
      scope: {
        title: '1. Scope',
        text: ({ brand }: Facts) =>
          `The site and the API of ${brand} at this address. The systems of companies that run programs here are no part of this policy: the agreement of each program holds for them.`,
      },
      report: {
        title: '2. What to write',
        text: ({ mailbox }: Facts) =>
          `Write to ${mailbox}: the address concerned, the steps to repeat it, its impact, and how to reach you. In Indonesian or English. Send no personal data of others; one masked example is enough.`,
      },
      rules: {
        title: '3. Rules',
        text: () =>
          'Test with your own accounts only. Stop once the flaw is proved. Do not change, delete or copy data of others, do not flood the service, send no mass messages, and use no social engineering against users or our team.',
      },
      promise: {
        title: '4. Our promise',
        text: () =>
          'A person of our team answers within 3 business days, tells you the result of the check, and lets you know when the flaw is fixed. We name you if you wish.',
      },
      harbour: {
        title: '5. Safe harbour',
        text: () =>
          'As long as these rules are followed in good faith, we regard testing of our systems as permitted and will neither sue nor report you. This permission does not cover systems of others.',
      },
      publish: {
        title: '6. Publication',
        text: () =>
          'Give us time to fix the flaw before you tell of it. Once it is fixed, or 90 days after the report arrived, you may publish; tell us when, so that we can prepare together.',
      },
      out: {
        title: '7. What we do not count as a flaw',
        text: () =>
          'Scanner output without proof of impact, advice on headers or TLS settings without a working attack, clickjacking on pages without actions, and attacks that need a device already taken over.',
      },
    },
  },
})
