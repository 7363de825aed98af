import { catalogue } from './catalogue.ts'

/** Texts shared by the public pages of all audiences. */
export const audienceWords = catalogue({
  stepsTitle: { id: 'Begini jalannya', en: 'How it goes' },
  questionsTitle: { id: 'Yang sering ditanyakan', en: 'Asked often' },
  pointsTitles: {
    bughunter: { id: 'Yang kamu dapatkan', en: 'What you get' },
    company: { id: 'Yang Anda dapatkan', en: 'What you get' },
    hello: { id: 'Yang kami kerjakan', en: 'What we do' },
  },
})
