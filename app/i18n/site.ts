import { catalogue } from './catalogue.ts'

export const siteWords = catalogue({
  id: { title: 'Cakrawala, platform keamanan siber crowdsourced #1 di Indonesia' },
  en: { title: 'Cakrawala, the #1 crowdsourced cyber security platform in Indonesia' },
})
