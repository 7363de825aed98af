import { catalogue } from './catalogue.ts'

export const footerWords = catalogue({
  about: {
    id: 'Tempat perusahaan Indonesia dan peneliti keamanan bertemu dengan izin yang jelas, jam yang terukur dan imbalan yang terjamin.',
    en: 'Where Indonesian companies and security researchers meet: clear permission, measured clocks, secured rewards.',
  },
  legal: ({ brand, year }: { brand: string; year: number }) => ({
    id: `© ${year} ${brand}. Dibuat di Bandung, Indonesia.`,
    en: `© ${year} ${brand}. Made in Bandung, Indonesia.`,
  }),
  join: { id: 'Bergabung', en: 'Join' },
  certificate: { id: 'Periksa sertifikat', en: 'Check a certificate' },
  letter: { id: 'Periksa surat izin', en: 'Check a letter' },
})
