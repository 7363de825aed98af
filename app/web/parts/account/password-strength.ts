import {
  type OwnWords,
  type PasswordLevel,
  passwordLevel,
  passwordProblems,
  passwordRules,
} from '#domain/account/password/password-rule.ts'

/** Rules that are only spoken of once they are broken. */
const quiet = ['password_space', 'password_too_common'] as const
const shown = [...passwordRules, ...quiet] as const

export type Strength = {
  level: PasswordLevel
  /** What a password must hold, in the order of the page. */
  rules: { key: (typeof shown)[number]; met: boolean; hidden: boolean }[]
}

/** What a page shows of a new password while it is typed. */
export function strengthOf(password: string, own: OwnWords): Strength {
  const missing = passwordProblems(password, own)
  const rules = shown.map((key) => {
    const met = !missing.includes(key)
    return { key, met, hidden: (quiet as readonly string[]).includes(key) && (met || password === '') }
  })
  return { level: passwordLevel(password, own), rules }
}
