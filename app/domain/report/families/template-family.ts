import type { Locale } from '#kernel/locale.ts'

/** The texts a report begins with; prompts in double brackets say what to write in their place. */
export type FamilyTexts = { title: string; pocMd: string; impactMd: string; recommendationMd: string }

/** A template for a family of classes. `vrt`: paths of the classes, `cwe`: weaknesses it is for. */
export type TemplateFamily = {
  key: string
  vrt: readonly string[]
  cwe: readonly number[]
  name: Readonly<Record<Locale, string>>
} & Readonly<Record<Locale, FamilyTexts>>
