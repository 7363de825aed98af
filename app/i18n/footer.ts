import { catalogue } from './catalogue.ts'

export const footerWords = catalogue({
  id: {
    about:
      'Tempat perusahaan Indonesia dan peneliti keamanan bertemu dengan izin yang jelas, jam yang terukur dan imbalan yang terjamin.',
    legal: ({ brand, year }: { brand: string; year: number }) =>
      `© ${year} ${brand}. Dibuat di Bandung, Indonesia.`,
    join: 'Bergabung',
    certificate: 'Periksa sertifikat',
    letter: 'Periksa surat izin',
  },
  en: {
    about:
      'Where Indonesian companies and security researchers meet: clear permission, measured clocks, secured rewards.',
    legal: ({ brand, year }: { brand: string; year: number }) =>
      `© ${year} ${brand}. Made in Bandung, Indonesia.`,
    join: 'Join',
    certificate: 'Check a certificate',
    letter: 'Check a letter',
  },
})
