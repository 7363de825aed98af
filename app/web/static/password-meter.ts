import type { OwnWords } from '#domain/account/password/password-rule.ts'
import { strengthOf } from '#web/parts/account/password-strength.ts'

// The meter beside a new password follows what is typed, where no React does it.
document.addEventListener('input', showAll)
// The browser may give back what was typed before.
addEventListener('pageshow', showAll)
showAll()

function showAll(): void {
  for (const meter of document.querySelectorAll<HTMLElement>('[data-strength]')) show(meter)
}

type Told = { own: OwnWords; levels: Record<string, string> }

function show(strength: HTMLElement): void {
  const { own, levels } = JSON.parse(strength.dataset.strength!) as Told
  const form = strength.closest('form')!
  const { level, rules } = strengthOf(typedIn(form, 'password') ?? '', { ...own, ...namesIn(form) })
  const meter = strength.querySelector<HTMLElement>('[data-level]')!
  meter.dataset.level = String(level / 25)
  const word = meter.querySelector('[data-level-text]')!
  // Set again, it would be read out at every letter.
  if (word.textContent !== levels[level]) word.textContent = levels[level]!
  for (const { key, met, hidden } of rules) {
    const line = strength.querySelector<HTMLElement>(`[data-rule="${key}"]`)!
    line.dataset.met = String(met)
    line.hidden = hidden
  }
}

/** What its owner is called, as far as the form knows it already. */
function namesIn(form: HTMLFormElement): OwnWords {
  const names = ['username', 'email', 'companyName'].map((name) => [name, typedIn(form, name)])
  return Object.fromEntries(names.filter(([, typed]) => typed))
}

function typedIn(form: HTMLFormElement, name: string): string | undefined {
  return form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value
}
