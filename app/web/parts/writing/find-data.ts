// Fetched by `found-data.tsx` once somebody writes: no page carries the patterns before.
export { findPersonalData } from '@cakrawala/personal-data/find-personal-data'
