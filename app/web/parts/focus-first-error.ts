/** A group of boxes or radio cards has no field of its own that is wrong: its first one stands for it. */
const wrong = '[aria-invalid=true], fieldset[aria-describedby*="-error"] input'

/** Puts the cursor into the first wrong field of the form that was refused; leaves it where no field is to blame. */
export function focusFirstError(): void {
  document.querySelector<HTMLElement>(`form[data-refused] :is(${wrong})`)?.focus()
}
