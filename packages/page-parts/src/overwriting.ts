/**
 * A form of texts as its use case reads it. `overwrite` confirms that the version of that number, which the
 * writer was shown, may be replaced (`@cakrawala/page-parts/seen-version`).
 * @param name of the field with the version the form was filled from
 */
export function overwriting(sent: FormData, name: 'version' | 'revision' | 'seen'): FormData {
  const form = new FormData()
  for (const [field, value] of sent) if (field !== 'overwrite') form.append(field, value)
  const overwritten = sent.get('overwrite')
  if (overwritten !== null) form.set(name, overwritten)
  return form
}
