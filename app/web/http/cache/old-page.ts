import { pageMarker } from '@cakrawala/page-cache/marked-page'
import { wordsIn } from '#i18n/catalogue.ts'
import { timeText } from '#i18n/moment.ts'
import { oldPageWords } from '#i18n/old-page.ts'
import { localeOf } from '#kernel/locale.ts'

/** A page as it last was, with a line on top that shows from when: for visitors, while it cannot be made anew. */
export const oldPage = pageMarker((madeAt, key) => {
  const locale = localeOf(key.split(/[/?]/)[1])
  const line = wordsIn(oldPageWords, locale).line({ time: timeText(madeAt, locale) })
  return `<p role="status" class="bg-kunyit-tint px-4 py-2 text-center text-sm text-kunyit-text">${line}</p>`
})
