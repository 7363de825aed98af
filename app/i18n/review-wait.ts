import { catalogue } from './catalogue.ts'

type Wait = { hours: number; measured: boolean }

/** When a review is usually done: as measured, or as the team means to. */
export const reviewWaitWords = catalogue({
  usual: ({ hours, measured }: Wait) => ({
    id: `${measured ? 'Biasanya selesai' : 'Kami usahakan selesai'} dalam ${hours < 24 ? `${hours} jam` : `${Math.ceil(hours / 24)} hari`}.`,
    en: `${measured ? 'Usually done' : 'We aim to be done'} within ${hours < 24 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : `${Math.ceil(hours / 24)} ${hours <= 24 ? 'day' : 'days'}`}.`,
  }),
})
