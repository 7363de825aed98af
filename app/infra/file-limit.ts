import { kinds } from '@cakrawala/upload-check/media'

/** Pictures and PDFs must be smaller than this many bytes: 5,000,000. */
export const fileLimit = kinds['application/pdf'].below
