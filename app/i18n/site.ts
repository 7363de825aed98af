import { catalogue } from './catalogue.ts'

type Brand = { brand: string }

/** What the whole site is called (specification §2), and what it is for those who never heard of it. */
export const siteWords = catalogue({
  id: {
    title: ({ brand }: Brand) => `${brand}, platform keamanan siber crowdsourced #1 di Indonesia`,
    motto: 'Platform keamanan siber crowdsourced #1 di Indonesia',
  },
  en: {
    title: ({ brand }: Brand) => `${brand}, the #1 crowdsourced cyber security platform in Indonesia`,
    motto: 'The #1 crowdsourced cyber security platform in Indonesia',
  },
})
