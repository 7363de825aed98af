import { catalogue } from './catalogue.ts'

/** The line on top of a page that is shown as it last was, while it cannot be made anew. */
export const oldPageWords = catalogue({
  line: ({ time }: { time: string }) => ({
    id: `Ini tampilan pukul ${time}. Data terbaru belum dapat dibaca; muat ulang beberapa saat lagi.`,
    en: `This is the page as it was at ${time}. The latest data cannot be read yet; reload in a moment.`,
  }),
})
