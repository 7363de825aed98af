import { catalogue } from './catalogue.ts'

type Brand = { brand: string }

/** What the whole site is called, and what it is for those who never heard of it. */
export const siteWords = catalogue({
  title: ({ brand }: Brand) => ({
    id: `${brand}, platform keamanan siber crowdsourced #1 di Indonesia`,
    en: `${brand}, the #1 crowdsourced cyber security platform in Indonesia`,
  }),
  motto: { id: 'Platform keamanan siber crowdsourced #1 di Indonesia', en: 'The #1 crowdsourced cyber security platform in Indonesia' },
})
