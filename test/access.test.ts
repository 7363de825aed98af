// One environment, asked for everything by everyone: each part holds its own cases, and they run in this order. What the
// last one sends may be accepted, so nothing else comes after it.
import './access/page-answers.ts'
import './access/auditor.ts'
import './access/borrowed-forms.ts'
import './access/empty-forms.ts'
import './access/calls.ts'
import './access/foreign-clicks.ts'
import './access/hostile-names.ts'
import './access/wrong-forms.ts'
