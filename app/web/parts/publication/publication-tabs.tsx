import { Tabs } from '@cakrawala/ui/tabs'
import { articleKinds, articlePlaces } from '#domain/publication/article.ts'
import { articleWords } from '#i18n/articles.ts'
import { usePath, useWords } from '../locale.tsx'

/** The parts of the publication, on its hub and on each list. */
export function PublicationTabs() {
  const { tabs, all, kinds } = useWords(articleWords)
  const path = usePath()
  return (
    <Tabs
      label={tabs}
      items={[
        { to: path('/publication'), label: all, end: true },
        ...articleKinds.map((kind) => ({ to: path(articlePlaces[kind]), label: kinds[kind] })),
      ]}
    />
  )
}
