import { catalogue } from './catalogue.ts'

/** What the public pages of all audiences say alike. */
export const audienceWords = catalogue({
  id: {
    stepsTitle: 'Begini jalannya',
    questionsTitle: 'Yang sering ditanyakan',
    pointsTitles: {
      bughunter: 'Yang kamu dapatkan',
      company: 'Yang Anda dapatkan',
      hello: 'Yang kami kerjakan',
    },
  },
  en: {
    stepsTitle: 'How it goes',
    questionsTitle: 'Asked often',
    pointsTitles: { bughunter: 'What you get', company: 'What you get', hello: 'What we do' },
  },
})
