import { useEffect } from 'react'

/** Opens the dialog of a part that is shown while it is open, and leads into its field. @param closed always the same function */
export function useModal(id: string, closed: () => void): void {
  useEffect(() => {
    const dialog = document.getElementById(id)
    if (!(dialog instanceof HTMLDialogElement)) return
    dialog.showModal()
    dialog.querySelector('input')?.focus()
    dialog.addEventListener('close', closed)
    return () => dialog.removeEventListener('close', closed)
  }, [id, closed])
}
