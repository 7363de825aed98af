// Another code is asked for without leaving the page: passwords typed meanwhile would be lost with it.
let unaided = false

addEventListener('submit', (event) => {
  if (unaided || event.submitter?.name !== 'again') return
  event.preventDefault()
  void askAgain(event.target, event.submitter)
})

async function askAgain(form, button) {
  if (button.ariaDisabled === 'true') return
  button.ariaDisabled = 'true'
  try {
    const answer = await fetch(form.action, { method: 'POST', body: new FormData(form, button) })
    show(new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main'), form)
  } catch {
    unaided = true
    button.ariaDisabled = null
    form.requestSubmit(button)
  }
}

/** The answer takes the place of the page, but for what stands in the fields by now. */
function show(main, form) {
  const fresh = main.querySelector(`#${form.id}`)
  for (const { name, type, value, checked } of form.elements) {
    const field = type === 'hidden' ? null : fresh?.elements.namedItem(name)
    if (!field) continue
    if (type === 'checkbox') field.checked = checked
    else field.value = value
  }
  document.querySelector('main').replaceWith(main)
  document.dispatchEvent(new Event('input'))
  dispatchEvent(new Event('answered'))
}
