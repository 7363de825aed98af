// The comforts of pages that come without React: everything on them works without this file too.
const bar = 1_085
const far = 100
const toastMs = 4_500
const patienceMs = 8_000

const all = (selector) => document.querySelectorAll(selector)

// Back to the top, once there is a way.
const top = document.querySelector('[data-scroll-top]')
const onScroll = () => {
  top?.classList.toggle('invisible', window.scrollY <= far)
  top?.classList.toggle('visible', window.scrollY > far)
}
addEventListener('scroll', onScroll, { passive: true })
onScroll()

// Menus close on a press outside, and on Escape.
const dismiss = ({ target }) => {
  for (const menu of all('details.menu[open]')) if (!menu.contains(target)) menu.open = false
}
addEventListener('pointerdown', dismiss)
addEventListener('focusin', dismiss)
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  for (const menu of all('details.menu[open]')) {
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
})

// A dialog that the server opened stands over the page.
for (const dialog of all('dialog[open]')) {
  dialog.close()
  dialog.showModal()
}

addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return
  event.target.closest('.dialog-close')?.closest('dialog')?.close()
  const copy = event.target.closest('[data-copy]')
  if (copy) copyText(copy, copy.dataset.copy)
  const code = event.target.closest('[data-copy-code]')
  if (code) copyText(code, code.parentElement.querySelector('pre').textContent.replace(/\n$/, ''))
  const theme = event.target.closest('[data-theme-choice]')?.dataset.themeChoice
  if (theme) chooseTheme(theme)
  const show = event.target.closest('[data-show-password]')
  if (show) showPassword(show)
  event.target.closest('[data-toast-close]')?.closest('.toast')?.remove()
  const link = event.target.closest('a[href]')
  if (!link) return
  // A drawer is in the way of the place a link leads to on the same page.
  if (innerWidth < bar) link.closest('[popover]')?.hidePopover()
  if (!event.defaultPrevented && leaves(link, event)) showProgress()
})
// A second press while a form is on its way sends nothing.
addEventListener('submit', (event) => {
  if (event.defaultPrevented || event.target.method === 'dialog') return
  if (event.target.dataset.sent === '') return event.preventDefault()
  event.target.dataset.sent = ''
  for (const button of sendersOf(event.target)) button.ariaDisabled = 'true'
  showProgress()
  // The answer may be a download: then the page stays.
  setTimeout(rest, patienceMs)
})
addEventListener('pageshow', rest)
// A page the browser kept is of the theme that was chosen then.
addEventListener('pageshow', () => showTheme(/\btheme=(light|dark)/.exec(document.cookie)?.[1] ?? 'system'))

// What was done is told for a while, and only once.
for (const toast of all('.toast')) setTimeout(() => leave(toast), toastMs)
const address = new URL(location.href)
if (address.searchParams.has('done')) {
  address.searchParams.delete('done')
  history.replaceState(history.state, '', address)
}

// What went wrong with a form is met first: its summary, its first wrong field, or what it says of the whole.
const wrong = '[data-refused] :is([aria-invalid=true], fieldset[aria-describedby*="-error"] input)'
const meetErrors = () => {
  const places = ['[data-focus]', wrong, '[data-refused] [role=alert]'].flatMap((place) => [...all(place)])
  const first = places.find((place) => place.checkVisibility())
  if (first?.matches('[role=alert]')) {
    first.tabIndex = -1
    first.classList.add('outline-none')
  }
  first?.focus()
}
addEventListener('answered', meetErrors)
meetErrors()

// The open tab is in sight.
for (const tab of all('nav ul [aria-current=page]')) {
  const row = tab.closest('.overflow-x-auto')
  if (row) row.scrollLeft += tab.getBoundingClientRect().left - row.getBoundingClientRect().left - 48
}

function leave(toast) {
  if (toast.matches(':hover, :focus-within')) setTimeout(() => leave(toast), toastMs)
  else toast.remove()
}

function leaves(link, { button, metaKey, ctrlKey, shiftKey, altKey }) {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false
  if (link.target === '_blank' || link.hasAttribute('download') || link.origin !== location.origin)
    return false
  return link.pathname !== location.pathname || link.search !== location.search
}

function showProgress() {
  document.querySelector('[data-progress]')?.classList.add('progress')
}

function rest() {
  document.querySelector('[data-progress]')?.classList.remove('progress')
  for (const form of all('form[data-sent]')) {
    delete form.dataset.sent
    for (const button of sendersOf(form)) button.ariaDisabled = null
  }
}

function sendersOf(form) {
  return [...form.elements].filter(({ type }) => type === 'submit')
}

// As choose-theme.ts does.
function chooseTheme(theme) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const life = theme === 'system' ? 0 : 31_536_000
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers and on plain http
  document.cookie = `theme=${theme}; Path=/; Max-Age=${life}; SameSite=Lax${secure}`
  showTheme(theme)
}

function showTheme(theme) {
  document.documentElement.dataset.theme = theme
  for (const button of all('[data-theme-choice]'))
    button.ariaPressed = String(button.dataset.themeChoice === theme)
}

function showPassword(button) {
  const shown = button.ariaPressed !== 'true'
  button.ariaPressed = String(shown)
  button.parentElement.querySelector('input').type = shown ? 'text' : 'password'
}

async function copyText(button, text) {
  await navigator.clipboard.writeText(text)
  const said = button.querySelector('[aria-live]')
  if (!said || !button.dataset.copied || said.textContent === button.dataset.copied) return
  const before = said.textContent
  said.textContent = button.dataset.copied
  button.classList.add('text-daun-text')
  button.addEventListener(
    'blur',
    () => {
      said.textContent = before
      button.classList.remove('text-daun-text')
    },
    { once: true },
  )
}

// What a visitor typed and did not send stays with the tab, until it is sent.
const unsent = (text) => `unsent:${location.pathname}:${text.name}`
for (const text of all('form[method="post"] textarea')) {
  try {
    text.value ||= sessionStorage.getItem(unsent(text)) ?? ''
    text.addEventListener('input', () => sessionStorage.setItem(unsent(text), text.value))
    text.form.addEventListener('submit', () => sessionStorage.removeItem(unsent(text)))
  } catch {
    // A browser that keeps nothing loses the text as it did before.
  }
}
// What was typed and not sent goes with its writer; packages/page-parts/src/kept-text.ts keeps it.
document.addEventListener('submit', ({ target }) => {
  if (!target.action.endsWith('/sign-out')) return
  for (const key of Object.keys(localStorage)) if (key.startsWith('unsent:')) localStorage.removeItem(key)
})
