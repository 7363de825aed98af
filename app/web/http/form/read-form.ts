import { FormTooLarge } from '@cakrawala/form-body/form-bounds'
import { formReader } from '@cakrawala/form-body/request-form'
import { Refusal } from '#kernel/refusal.ts'
import { textForm } from './form-bounds.ts'

/** Reading forms. @throws Refusal body_too_large beyond the bounds, media_type_unsupported for what is no form */
export const { readForm, readFormBody } = formReader({
  usual: textForm,
  refuse: (error) => {
    throw error instanceof FormTooLarge
      ? new Refusal('body_too_large', { detail: 'form_too_large' })
      : new Refusal('media_type_unsupported')
  },
})
