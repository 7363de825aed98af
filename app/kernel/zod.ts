import { z } from 'zod'

// zod's compiled validators need eval, which our content security policy forbids; this must run before any schema.
z.config({ jitless: true })

export { z }
