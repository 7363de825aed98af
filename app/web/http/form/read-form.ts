import { type FormBounds, FormTooLarge } from '@cakrawala/form-body/form-bounds'
import { formReader } from '@cakrawala/form-body/request-form'
import { Refusal } from '#kernel/refusal.ts'

/**
 * Forms without files. The most fields has a member with all programs of a company ticked (200 and about 20 more), the most
 * text an article in two languages or a report with its drafts (about 100,000 characters, up to 9 bytes each as sent).
 */
export const textForm: FormBounds = { bytes: 1_000_000, parts: 300, text: 1_000_000, partHeaders: 4_096 }

/** Forms with files: four of just under 5 MB with their fields. */
export const fileForm: FormBounds = { ...textForm, bytes: 21_000_000 }

/** The longest text any field may hold is 50,000 characters: beyond this nothing looks at it. */
export const longestValue = 100_000

/** Reading forms. @throws Refusal body_too_large beyond the bounds, media_type_unsupported for what is no form */
export const { readForm, readFormBody } = formReader({
  usual: textForm,
  refuse: (error) => {
    throw error instanceof FormTooLarge
      ? new Refusal('body_too_large', { detail: 'form_too_large' })
      : new Refusal('media_type_unsupported')
  },
})
